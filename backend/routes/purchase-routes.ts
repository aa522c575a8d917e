import * as schema from '../../src/api/purchases.schema.ts';
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  getPurchase,
  getPurchaseHistory,
  resendGiftCardEmail,
  trackOrder,
} from '../../src/api/purchases.ts';
import type { PurchaseService } from '../purchases/purchases.ts';
import { sessionCall, type Call } from './call.ts';

export function purchaseCalls(purchases: PurchaseService): Call[] {
  return [...orderQueryEndpoints(purchases), ...changeCalls(purchases)];
}

function orderQueryEndpoints(purchases: PurchaseService): Call[] {
  return [
    sessionCall(getPurchase, {
      summary: 'An order of the account, or one whose email address or secret is known',
      params: schema.purchaseParams,
      query: schema.purchaseQuery,
      answer: schema.purchase,
      perform: ({ params, query }, { principal }) =>
        purchases.get({ ...query, orderNumber: params.orderId, consumerNo: principal.consumerNo }),
    }),
    sessionCall(getPurchaseHistory, {
      summary: 'The orders of the account, newest first',
      body: schema.purchaseHistoryBody,
      answer: schema.purchaseHistory,
      perform: ({ body }, { principal }) => purchases.history(principal.consumerNo, body),
    }),
    sessionCall(trackOrder, {
      summary: 'How far an order is',
      body: schema.purchaseBody,
      answer: schema.orderTracking,
      perform: ({ body }, { principal }) => purchases.track({ ...body, consumerNo: principal.consumerNo }),
    }),
    sessionCall(downloadInvoice, {
      summary: 'The invoice of an order as PDF',
      body: schema.purchaseBody,
      answer: schema.document,
      perform: ({ body }, { principal }) => purchases.invoice({ ...body, consumerNo: principal.consumerNo }),
    }),
  ];
}

function changeCalls(purchases: PurchaseService): Call[] {
  return [
    sessionCall(cancelOrder, {
      summary: 'Cancel an order while nobody has begun to pack it; again it answers the same',
      body: schema.purchaseBody,
      answer: schema.purchase,
      isIdempotent: true,
      perform: ({ body }, { principal }) => purchases.cancel({ ...body, consumerNo: principal.consumerNo }),
    }),
    sessionCall(createReturnLabel, {
      summary: 'Register what is sent back, and the label for the parcel as PDF',
      params: schema.purchaseParams,
      body: schema.returnLabelBody,
      answer: schema.returnLabel,
      isIdempotent: true,
      perform: ({ params, body: { items, ...proof } }, { principal }) =>
        purchases.returnLabel({ ...proof, orderNumber: params.orderId, consumerNo: principal.consumerNo }, items),
    }),
    sessionCall(resendGiftCardEmail, {
      summary: 'Mail the gift cards of an order again, with new PINs',
      body: schema.purchaseBody,
      answer: schema.resent,
      perform: async ({ body }, { principal }) => ({
        sent: await purchases.resendGiftCards({ ...body, consumerNo: principal.consumerNo }),
      }),
    }),
  ];
}
