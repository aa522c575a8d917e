import { operation, type OperationInput } from '../core/operation.ts';
import { PURCHASE_ERRORS } from '../errors/error-groups.ts';
import type {
  CancelRequest,
  DocumentResponse,
  OrderTracking,
  Purchase,
  PurchaseHistory,
  PurchaseHistoryRequest,
  PurchaseQuery,
  PurchaseRequest,
  MailedReceipt,
  ReceiptRequest,
  ResentGiftCards,
  ReturnLabelDownload,
  ReturnLabelResponse,
  ReturnLabelRequest,
} from './purchases.schema.ts';

const base = '/consumers-v3/consumer';

type Keyed = NonNullable<OperationInput['headers']>;

export const getPurchase = operation<{ params: { orderId: string }; query: PurchaseQuery }, Purchase>({
  name: 'getPurchase',
  method: 'GET',
  path: `${base}/purchase/{orderId}`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS],
});

export const getPurchaseHistory = operation<{ body: PurchaseHistoryRequest }, PurchaseHistory>({
  name: 'getPurchaseHistory',
  method: 'POST',
  path: `${base}/purchasehistory`,
  access: 'consumer',
  errors: [],
});

export const downloadInvoice = operation<{ body: PurchaseRequest }, DocumentResponse>({
  name: 'downloadInvoice',
  method: 'POST',
  path: `${base}/purchase/invoice/download`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS],
});

export const trackOrder = operation<{ body: PurchaseRequest }, OrderTracking>({
  name: 'trackOrder',
  method: 'POST',
  path: `${base}/TrackOrder`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS],
});

export const cancelOrder = operation<{ body: CancelRequest }, Purchase>({
  name: 'cancelOrder',
  method: 'POST',
  path: `${base}/CancelOrder`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS, 'ORDER_NOT_CANCELLABLE', 'IDEMPOTENCY_KEY_REUSED'],
});

export const createReturnLabel = operation<
  { params: { orderId: string }; body: ReturnLabelRequest; headers?: Keyed },
  ReturnLabelResponse
>({
  name: 'createReturnLabel',
  method: 'POST',
  path: `${base}/return/{orderId}/returnLabel`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS, 'RTN500', 'IDEMPOTENCY_KEY_REUSED'],
});

/** The label of a return that was registered before. */
export const downloadReturnLabel = operation<
  { params: { orderId: string }; body: ReturnLabelDownload },
  DocumentResponse
>({
  name: 'downloadReturnLabel',
  method: 'POST',
  path: `${base}/return/{orderId}/returnLabel/download`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS],
});

export const resendGiftCardEmail = operation<{ body: PurchaseRequest }, ResentGiftCards>({
  name: 'resendGiftCardEmail',
  method: 'POST',
  path: `${base}/resendGiftCardEmail`,
  access: 'visitor',
  errors: [...PURCHASE_ERRORS, 'GFO404', 'API429'],
});

/** Of a sale in a store, to the address that the customer gives there. */
export const mailReceipt = operation<{ body: ReceiptRequest }, MailedReceipt>({
  name: 'mailReceipt',
  method: 'POST',
  path: `${base}/resendReceipt`,
  access: 'associate',
  errors: [...PURCHASE_ERRORS, 'AUT453', 'API429'],
});
