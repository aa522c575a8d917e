/** Where a customer can pick up an order: a store or a collection point. */
export interface PickupLocation {
  readonly id: string;
  readonly name: string;
  readonly address: {
    readonly addressLine1: string;
    readonly city: string;
    readonly postalCode: string;
    readonly province?: string | undefined;
  };
  /** Kilometres from the searched location. */
  readonly distance?: number | undefined;
  /** Units in store stock; `null` when the order is not taken from there. */
  readonly stock: number | null;
  /** The requested units can be picked up here. */
  readonly isAvailable: boolean;
}

/** Available locations first, then the nearest, then by name. */
export function comparePickupLocations(one: PickupLocation, other: PickupLocation): number {
  return (
    Number(other.isAvailable) - Number(one.isAvailable) ||
    (one.distance ?? 0) - (other.distance ?? 0) ||
    one.name.localeCompare(other.name)
  );
}
