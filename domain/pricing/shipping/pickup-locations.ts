/** Where a shopper can fetch an order: a store or a collection point. */
export interface PickupLocation {
  readonly id: string;
  readonly name: string;
  readonly address: {
    readonly addressLine1: string;
    readonly city: string;
    readonly postalCode: string;
    readonly province?: string | undefined;
  };
  /** Kilometres from where was asked about. */
  readonly distance?: number | undefined;
  /** On the shelf; `null` where it does not come from there. */
  readonly stock: number | null;
  /** What is wanted can be fetched here. */
  readonly isAvailable: boolean;
}

/** Where it can be fetched first, then the nearest, then by name. */
export function comparePickupLocations(one: PickupLocation, other: PickupLocation): number {
  return (
    Number(other.isAvailable) - Number(one.isAvailable) ||
    (one.distance ?? 0) - (other.distance ?? 0) ||
    one.name.localeCompare(other.name)
  );
}
