import * as schema from '../../src/api/orders/purchases.schema.ts';
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  downloadReturnLabel,
  getPurchase,
  getPurchaseHistory,
  mailReceipt,
  resendGiftCardEmail,
  trackOrder,
} from '../../src/api/orders/purchases.ts';
import { previewGiftCard } from '../../src/api/cart/payment.ts';
import { giftCardPreview, giftCardPreviewBody } from '../../src/api/cart/payment.schema.ts';
import type { PurchaseService } from './purchases.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export function purchaseEndpoints(purchases: PurchaseService): Endpoint[] {
  return [...orderQueryEndpoints(purchases), ...changeEndpoints(purchases), ...returnEndpoints(purchases)];
}

function orderQueryEndpoints(purchases: PurchaseService): Endpoint[] {
  return [
    sessionEndpoint(getPurchase, {
      summary: 'An order of the account, or one identified by its email address or secret',
      params: schema.purchaseParams,
      query: schema.purchaseQuery,
      response: schema.purchase,
      perform: ({ params, query }, { principal }) =>
        purchases.get({ ...query, orderNumber: params.orderId, consumerNo: principal.consumerNo }),
    }),
    sessionEndpoint(getPurchaseHistory, {
      summary: 'The orders of the account, or those that match, newest first',
      body: schema.purchaseHistoryBody,
      response: schema.purchaseHistory,
      perform: ({ body }, { principal }) => purchases.history(principal.consumerNo, body),
    }),
    sessionEndpoint(trackOrder, {
      summary: 'The status of an order',
      body: schema.purchaseBody,
      response: schema.orderTracking,
      perform: ({ body }, { principal }) => purchases.track({ ...body, consumerNo: principal.consumerNo }),
    }),
    sessionEndpoint(mailReceipt, {
      summary: 'Mail the receipt of a sale in a store, as an associate',
      body: schema.receiptBody,
      response: schema.mailedReceipt,
      perform: async ({ body: { recipient, ...body } }, { principal: { consumerNo, associate } }) => {
        const seller = associate?.employeeId;
        await purchases.mailReceipt({ ...body, consumerNo }, { recipient, seller });
        return { mailed: true } as const;
      },
    }),
    sessionEndpoint(downloadInvoice, {
      summary: 'The invoice of an order as PDF',
      body: schema.purchaseBody,
      response: schema.document,
      perform: ({ body }, { principal }) => purchases.invoice({ ...body, consumerNo: principal.consumerNo }),
    }),
  ];
}

function changeEndpoints(purchases: PurchaseService): Endpoint[] {
  return [
    sessionEndpoint(cancelOrder, {
      summary: 'Cancel an order before packing starts; repeating it returns the same',
      body: schema.cancelBody,
      response: schema.purchase,
      isIdempotent: true,
      perform: ({ body: { reason, ...claim } }, { principal }) =>
        purchases.cancel({ ...claim, consumerNo: principal.consumerNo }, reason),
    }),
    sessionEndpoint(resendGiftCardEmail, {
      summary: 'Mail the gift cards of an order again, with new PINs',
      body: schema.purchaseBody,
      response: schema.resent,
      perform: async ({ body }, { principal }) => ({
        sent: await purchases.resendGiftCards({ ...body, consumerNo: principal.consumerNo }),
      }),
    }),
    sessionEndpoint(previewGiftCard, {
      summary: 'The mail that the recipient of a gift card gets',
      body: giftCardPreviewBody,
      response: giftCardPreview,
      perform: async ({ body: { amount, giftOption } }, { scope }) =>
        purchases.previewGiftCard({ amount, gift: giftOption, scope }),
    }),
  ];
}

function returnEndpoints(purchases: PurchaseService): Endpoint[] {
  return [
    sessionEndpoint(createReturnLabel, {
      summary: 'Register a return; the label as PDF, which is mailed too',
      params: schema.purchaseParams,
      body: schema.returnLabelBody,
      response: schema.returnLabel,
      isIdempotent: true,
      perform: ({ params, body: { items, ...proof } }, { principal }) =>
        purchases.returnLabel({ ...proof, orderNumber: params.orderId, consumerNo: principal.consumerNo }, items),
    }),
    sessionEndpoint(downloadReturnLabel, {
      summary: 'The label of a registered return as PDF',
      params: schema.purchaseParams,
      body: schema.returnLabelDownloadBody,
      response: schema.document,
      perform: ({ params, body: { returnNumber, ...proof } }, { principal }) =>
        purchases.labelAgain({ ...proof, orderNumber: params.orderId, consumerNo: principal.consumerNo }, returnNumber),
    }),
  ];
}
