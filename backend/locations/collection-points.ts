import type { z } from 'zod';
import type { CollectionPointList, collectionPointSearch } from '../../src/api/locations/collection-points.schema.ts';
import { formatPostalCode } from '../../domain/address/postal-code.ts';
import type { ShippingRates } from '../../domain/pricing/shipping/rates.ts';
import { rateOf } from '../../domain/pricing/shipping/rates.ts';
import { inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { CollectionPointProvider } from '../providers/collection-points/collection-points.ts';
import { distanceBetween } from './distance.ts';

export interface CollectionPointService {
  /** The nearest first; empty when the site does not deliver to collection points, or not to that country. */
  search(query: z.output<typeof collectionPointSearch>, scope: Scope): Promise<CollectionPointList>;
}

export interface CollectionPointDeps {
  /** `undefined` when the feature is off. */
  readonly points: CollectionPointProvider | undefined;
  readonly shippingOf: (site: Pick<Scope, 'country' | 'currency'>) => ShippingRates;
}

export function createCollectionPointService({ points, shippingOf }: CollectionPointDeps): CollectionPointService {
  return {
    async search({ countryCode, postalCode, latitude, longitude, radius, count }, scope) {
      const country = countryCode?.toUpperCase() ?? scope.country;
      const rates = shippingOf(scope);
      const code = postalCode === undefined ? undefined : formatPostalCode(country, postalCode);
      if (postalCode !== undefined && code === undefined)
        throw inputError('postalCode', 'This is no postal code there.');
      if (!points || !rateOf(rates, 'pudo') || !rates.serves.includes(country)) return { collectionPoints: [] };
      const coordinates = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      const found = await points.near({ country, postalCode: code, coordinates });
      const from = coordinates ?? centreOf(found.map((point) => point.coordinates));
      const near = found
        .map((point) => ({ ...point, distance: distanceBetween(from, point.coordinates) }))
        .filter(({ distance }) => distance <= radius)
        .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
      const listed = near
        .slice(0, count)
        .map((point) => ({ ...point, distance: Math.round(point.distance * 10) / 10 }));
      return { collectionPoints: listed };
    },
  };
}

type Point = { readonly latitude: number; readonly longitude: number };

/** The centre of points that are close together, which stands for a postal code. */
function centreOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { latitude: mean(points.map((one) => one.latitude)), longitude: mean(points.map((one) => one.longitude)) };
}
