import type { CollectionPoint } from '../../../src/api/locations/collection-points.schema.ts';

/** A network of shops and lockers that hand out parcels. */
export interface CollectionPointProvider {
  /** Points near a location, in any order. */
  near(query: CollectionPointQuery): Promise<readonly CollectionPoint[]>;
  find(id: string): Promise<CollectionPoint | undefined>;
}

export interface CollectionPointQuery {
  /** ISO 3166-1. */
  readonly country: string;
  /** In the country's form. */
  readonly postalCode?: string | undefined;
  /** WGS 84 degrees. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | undefined;
}
