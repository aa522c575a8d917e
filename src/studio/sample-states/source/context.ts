import type { CallApi } from '../../../api/core/operation.ts';
import type { Log } from '../../../lib/log.ts';
import type { Site } from '../../../cms/site/sites.schema.ts';
import type { FixtureVisitor } from '../../../cms/preview/sample-state.ts';
import type { StoreFacts } from '../../../../domain/pricing/shipping/shipping-context.ts';

export const BASKET = 'preview-cart';
export const ORDER_NUMBER = 'PREVIEW-1001';

/** What fixtures are made from. */
export interface FixtureSources {
  readonly call: CallApi;
  /** Ends calls that take too long: an example that is made up does as well. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly siteId: string;
  readonly site: Pick<Site, 'country' | 'currency' | 'taxMode'>;
  readonly locale: string;
  /** Without them their ways to pay are not offered. */
  readonly providers: { readonly payment: string; readonly payLater: string };
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A variant of a product of the catalogue. Amounts in minor units. */
export interface SampleVariant {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly size: string | null;
  readonly sizeLabel: string | null;
  readonly color: string | null;
  readonly image: string | null;
  readonly unit: { readonly current: number; readonly original: number };
}

/** A store that hands orders out. */
export type FixtureStore = Pick<StoreFacts, 'id' | 'timeZone' | 'address'>;

/** What carts, orders and accounts of a fixture are made of; plain data, which the page carries. */
export interface FixtureContext extends Omit<FixtureSources, 'call' | 'signal' | 'log'> {
  readonly visitor: FixtureVisitor;
  /** At least one, each of another product. */
  readonly variants: readonly SampleVariant[];
  /** The same products in other sizes. */
  readonly sizes: readonly SampleVariant[];
  /** The first is the visitor's own. */
  readonly stores: readonly [FixtureStore, ...FixtureStore[]];
}

const variantsOf = ({ variants, sizes }: FixtureContext): readonly SampleVariant[] => [...variants, ...sizes];

export const findSampleVariant = (context: FixtureContext, sku: string): SampleVariant | undefined =>
  variantsOf(context).find((variant) => variant.sku === sku);

export const skusOf = (context: FixtureContext): readonly string[] => variantsOf(context).map(({ sku }) => sku);
