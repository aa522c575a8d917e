import { z } from 'zod';
import { CANCELLATION_REASONS } from '../../../domain/cancellation-reasons.ts';
import { deliveryDates } from '../core/delivery-dates.schema.ts';
import { order } from './orders.schema.ts';
import { identifier } from '../core/scope.schema.ts';

/** Proof of access to an order that is not in the caller's account: its email address, or its secret `st`. */
const proof = { email: z.string().max(254).optional(), st: z.string().max(200).optional() };

export const purchaseParams = z.object({ orderId: identifier });
export const purchaseQuery = z.object(proof);
export const purchaseBody = z.object({ orderNumber: identifier, ...proof });

export const cancelBody = purchaseBody.extend({ reason: z.enum(CANCELLATION_REASONS).optional() });

export const purchaseHistoryBody = z.object({
  /** Words of a product's name, or a part of an order number. */
  search: z.string().trim().max(100).optional(),
  /** In UTC. */
  year: z.number().int().min(1970).max(9999).optional(),
  start: z.number().int().min(0).max(100_000).default(0),
  count: z.number().int().min(1).max(100).default(20),
});

/** Progress of an order or a shipment, beside the order's status: `delivered` includes mailed and picked up. */
const progress = z.enum(['waiting', 'preparing', 'partlyShipped', 'shipped', 'delivered', 'returned', 'cancelled']);

const parcel = z.object({
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  /** `null` for unknown carriers. */
  trackingUrl: z.string().nullable(),
  /** ISO 8601. */
  shippedAt: z.string(),
  deliveredAt: z.string().nullable(),
  /** The carrier's. */
  deliveryDates: deliveryDates.nullish(),
  items: z.array(z.object({ itemId: z.string(), qty: z.number().int().positive() })),
});

const purchaseLine = z.object({
  itemId: z.string(),
  /** Units that can still be returned. */
  returnableQty: z.number().int().nonnegative(),
  /** Units whose return is announced or received. */
  returnedQty: z.number().int().nonnegative(),
  /** Of those, received and refunded. */
  receivedQty: z.number().int().nonnegative(),
  /** Units sent by mail, by parcel, or handed out in a store. */
  shippedQty: z.number().int().nonnegative(),
  deliveredQty: z.number().int().nonnegative(),
  cancelledQty: z.number().int().nonnegative(),
});

/** An order as its customer sees it later, without the secret. */
export const purchase = order
  .omit({ st: true })
  .extend({
    progress,
    lines: z.array(purchaseLine),
    parcels: z.array(parcel),
    /** Amount refunded after a cancellation or return. */
    refunded: z.number(),
    /** Why the customer cancelled it, if they said so. */
    cancelReason: z.enum(CANCELLATION_REASONS).nullish(),
    canCancel: z.boolean(),
    canReturn: z.boolean(),
    returns: z.array(
      z.object({
        returnNumber: z.string(),
        createdAt: z.string(),
        receivedAt: z.string().nullable(),
        /** What was announced, or came without. */
        items: z.array(z.object({ itemId: z.string(), qty: z.number().int().positive() })).optional(),
      }),
    ),
    /** Of the loyalty programme: earned so far, and what the units still to be shipped earn; `null` for an order that earns none. */
    points: z.object({ earned: z.number().int(), toEarn: z.number().int() }).nullish(),
  })
  .meta({ id: 'Purchase' });

export const purchaseHistory = z
  .object({
    /** Orders that match. */
    total: z.number().int(),
    /** The years of all orders of the account, latest first. */
    years: z.array(z.number().int()),
    start: z.number().int(),
    count: z.number().int(),
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        /** ISO 8601. */
        orderDate: z.string(),
        status: z.enum(['pending', 'placed', 'cancelled']),
        progress,
        total: z.number(),
        currency: z.string().length(3),
        items: z.array(
          z.object({
            productId: z.string(),
            name: z.string(),
            qty: z.number().int(),
            pdpUrl: z.string(),
            productImageURL: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PurchaseHistory' });

export const orderTracking = z
  .object({
    orderNumber: z.string(),
    status: z.enum(['pending', 'placed', 'cancelled']),
    orderDate: z.string(),
    shipments: z.array(
      z.object({
        shipmentId: z.string(),
        shippingMethod: z.string(),
        deliveryTime: z.string().nullable(),
        deliveryDates: deliveryDates.nullish(),
        status: progress,
        parcels: z.array(parcel),
      }),
    ),
    /** Oldest first. */
    events: z.array(
      z.object({
        kind: z.enum(['pending', 'placed', 'shipped', 'delivered', 'returned', 'refunded', 'cancelled']),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'OrderTracking' });

/** A file in a JSON response. */
export const document = z
  .object({
    fileName: z.string(),
    contentType: z.string(),
    /** Base64. */
    content: z.string(),
  })
  .meta({ id: 'Document' });

export const returnLabelBody = z.object({
  ...proof,
  items: z
    .array(
      z.object({
        itemId: identifier,
        qty: z.number().int().min(1).max(999_999),
        reason: z.string().max(200).optional(),
      }),
    )
    .min(1)
    .max(100),
});

export const returnLabelDownloadBody = z.object({ ...proof, returnNumber: identifier });

export const returnLabel = z.object({ returnNumber: z.string(), label: document }).meta({ id: 'ReturnLabel' });

export const receiptBody = z.object({
  orderNumber: identifier,
  st: z.string().max(200).optional(),
  /** Where the receipt is mailed to. */
  recipient: z.string().max(320).meta({ example: 'shopper@example.com' }),
});
export const mailedReceipt = z.object({ mailed: z.literal(true) }).meta({ id: 'MailedReceipt' });

export const resent = z.object({ sent: z.number().int().positive() }).meta({ id: 'ResentGiftCards' });

export type Purchase = z.output<typeof purchase>;
export type PurchaseProgress = z.output<typeof progress>;
export type PurchaseHistory = z.output<typeof purchaseHistory>;
export type OrderTracking = z.output<typeof orderTracking>;
export type DocumentResponse = z.output<typeof document>;
export type ReturnLabelResponse = z.output<typeof returnLabel>;
export type ResentGiftCards = z.output<typeof resent>;
export type ReceiptRequest = z.input<typeof receiptBody>;
export type MailedReceipt = z.output<typeof mailedReceipt>;
export type PurchaseQuery = z.input<typeof purchaseQuery>;
export type PurchaseRequest = z.input<typeof purchaseBody>;
export type CancelRequest = z.input<typeof cancelBody>;
export type PurchaseHistoryRequest = z.input<typeof purchaseHistoryBody>;
export type ReturnLabelRequest = z.input<typeof returnLabelBody>;
export type ReturnLabelDownload = z.input<typeof returnLabelDownloadBody>;
export type ReturnItem = z.output<typeof returnLabelBody>['items'][number];
