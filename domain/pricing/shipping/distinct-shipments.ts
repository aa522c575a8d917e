interface Comparable {
  readonly code: string;
  readonly deliveryTime: string;
  readonly price: number;
}

/** The first of those with equal method, delivery time and price (docs/contract.md#cart). */
export function distinctShipments<Offer extends Comparable>(offers: readonly Offer[]): Offer[] {
  const keyed = Map.groupBy(offers, ({ code, deliveryTime, price }) => JSON.stringify([code, deliveryTime, price]));
  return Array.from(keyed.values()).flatMap(([first]) => (first ? [first] : []));
}
