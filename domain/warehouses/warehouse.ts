/** A place that parcels leave from. */
export interface Warehouse {
  readonly id: string;
  /** Shown to the shop's staff. */
  readonly name: string;
  /** ISO 3166-1 code of its country, whose holidays count there; undefined for the site's own. */
  readonly country?: string | undefined;
  /** IANA name; undefined for the site's own. */
  readonly timeZone?: string | undefined;
  /** Business days until an order leaves, beyond those of the delivery method. */
  readonly handlingDays: number;
  /** More business days on the way, by ISO 3166-1 code of the destination; `*` for all others. */
  readonly extraDays: Readonly<Record<string, number>>;
}

/** The one warehouse of a shop that configures none. */
export const MAIN_WAREHOUSE: Warehouse = { id: 'main', name: 'Main', handlingDays: 0, extraDays: {} };

/** Business days that the warehouse adds to those of a delivery method. */
export function addedDays({ handlingDays, extraDays }: Warehouse, destination: string): number {
  return handlingDays + ((Object.hasOwn(extraDays, destination) ? extraDays[destination] : extraDays['*']) ?? 0);
}
