import type { Purchase } from '../../api/orders/purchases.schema.ts';

type Parcel = Purchase['parcels'][number];

interface LineFate {
  /** Message key. */
  readonly key: string;
  readonly qty: number;
}

/** Units of a line that were cancelled, are being returned, or were returned. */
export function fatesOf({ lines, status }: Purchase, itemId: string): readonly LineFate[] {
  const line = lines.find((one) => one.itemId === itemId);
  if (!line || status === 'cancelled') return [];
  const { cancelledQty, returnedQty, receivedQty } = line;
  const fates = [
    { key: 'orders.lineCancelled', qty: cancelledQty },
    { key: 'orders.lineReturning', qty: returnedQty - receivedQty },
    { key: 'orders.lineReturned', qty: receivedQty },
  ];
  return fates.filter(({ qty }) => qty > 0);
}

export interface LineParcelFacts extends Pick<Parcel, 'carrier' | 'trackingNumber' | 'trackingUrl'> {
  /** Message key. */
  readonly key: string;
  /** When it was sent or delivered, ISO 8601. */
  readonly at: string;
  /** Units of the line in it. */
  readonly qty: number;
}

/** The parcels with units of a line. */
export function parcelsOf({ parcels }: Purchase, itemId: string): readonly LineParcelFacts[] {
  return parcels.flatMap(({ items, shippedAt, deliveredAt, carrier, trackingNumber, trackingUrl }) =>
    items
      .filter((item) => item.itemId === itemId)
      .map(({ qty }) => ({
        key: deliveredAt === null ? 'orders.shippedOn' : 'orders.deliveredOn',
        at: deliveredAt ?? shippedAt,
        qty,
        carrier,
        trackingNumber,
        trackingUrl,
      })),
  );
}

/** Whether the order contains an emailed gift card, which can be emailed again. */
export function hasMailedGiftCard({ items, lines, status }: Purchase): boolean {
  const mailed = new Set(lines.filter(({ deliveredQty }) => deliveredQty > 0).map(({ itemId }) => itemId));
  return status === 'placed' && items.some(({ id, isDigitalProduct }) => isDigitalProduct && mailed.has(id));
}

type Item = Purchase['items'][number];

/** Where the product of a line is reviewed: not of a gift, a gift card, or what has not arrived or was sent back. */
export function reviewPath({ lines }: Pick<Purchase, 'lines'>, item: Item): string | undefined {
  const { id, masterId, size, color, bonus, isDigitalProduct } = item;
  const line = lines.find(({ itemId }) => itemId === id);
  if (!line || bonus || isDigitalProduct || line.deliveredQty <= line.receivedQty) return undefined;
  const variant = { ...(size !== null && { size }), ...(color !== null && { color }) };
  return `/write-a-review?${new URLSearchParams({ productId: masterId, ...variant })}`;
}

/** Ids of the products of an order that its customer can review, if they are still sold. */
export function reviewableProducts(purchase: Pick<Purchase, 'items' | 'lines'>): readonly string[] {
  const items = purchase.items.filter((item) => reviewPath(purchase, item) !== undefined);
  return [...new Set(items.map(({ masterId }) => masterId))];
}
