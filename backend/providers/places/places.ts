/** A place on the map. */
export interface NamedPoint {
  readonly name: string;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceQuery {
  /** A town, an address or a postal code. */
  readonly text: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly locale: string;
}

/** A service that finds places by their names. */
export interface PlaceProvider {
  /** `undefined` where it knows none. */
  find(query: PlaceQuery): Promise<NamedPoint | undefined>;
}
