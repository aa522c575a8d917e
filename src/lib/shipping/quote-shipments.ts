import type { PostalAddress, PriceableLine, Shipment } from '../pricing/types.ts';

export interface ShippingContext {
  /** ISO 3166-1 of the site. */
  readonly country: string;
  readonly currency: string;
  /** By shipping id. */
  readonly addresses: ReadonlyMap<string, PostalAddress>;
  readonly now: number;
}

/** Lines that go the same way go together; the first home shipment is `me` (contract 3). */
export function quoteShipments(lines: readonly PriceableLine[], { addresses }: ShippingContext): Shipment[] {
  const groups = [...Map.groupBy(lines, ({ method, storeId }) => JSON.stringify([method, storeId])).values()];
  const home = groups.find(([line]) => line && line.storeId === null && line.method !== 'digital');
  return groups.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const shippingId = group === home ? 'me' : `shipment-${index + 1}`;
    const { method, storeId } = first;
    const address = addresses.get(shippingId) ?? null;
    const lineIds = group.map(({ id }) => id);
    return [{ shippingId, method, storeId, lineIds, address, cost: 0, deliveryTime: '', offers: [] }];
  });
}
