import type { CollectionPoint } from '../../src/api/locations/collection-points.schema.ts';

/** Who hands parcels out in shops and lockers all over a country. */
export interface CollectionPointProvider {
  /** Points near a place, in any order. */
  near(query: CollectionPointQuery): Promise<readonly CollectionPoint[]>;
  find(id: string): Promise<CollectionPoint | undefined>;
}

export interface CollectionPointQuery {
  /** ISO 3166-1. */
  readonly country: string;
  /** As the country writes it. */
  readonly postalCode?: string | undefined;
  /** WGS 84 degrees. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | undefined;
}
