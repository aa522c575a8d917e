import type { CallApi } from '../../../api/core/operation.ts';
import type { Log } from '../../../lib/log.ts';
import type { Site } from '../../../cms/site/sites.schema.ts';
import type { SampleVisitor } from '../../../cms/preview/sample-state.ts';
import type { StoreFacts } from '../../../../domain/pricing/shipping/shipping-context.ts';

export const BASKET = 'preview-cart';
export const ORDER_NUMBER = 'PREVIEW-1001';

/** Inputs of fixture generation. */
export interface SampleSources {
  readonly call: CallApi;
  /** Aborts slow requests: generated data is a sufficient substitute. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly siteId: string;
  readonly site: Pick<Site, 'country' | 'currency' | 'taxMode'>;
  readonly locale: string;
  /** Payment methods without a provider are not offered. */
  /** As in the request context. */
  readonly providers: Readonly<Record<string, string>>;
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
  readonly colorLabel: string | null;
  readonly image: string | null;
  readonly unit: { readonly current: number; readonly original: number };
}

/** A store that offers pickup. */
export type SampleStore = Pick<StoreFacts, 'id' | 'timeZone' | 'address'>;

/** Data that carts, orders and accounts of a fixture are generated from; plain data, which is embedded in the page. */
export interface SampleContext extends Omit<SampleSources, 'call' | 'signal' | 'log'> {
  readonly visitor: SampleVisitor;
  /** At least one, each of another product. */
  readonly variants: readonly SampleVariant[];
  /** The same products in other sizes. */
  readonly sizes: readonly SampleVariant[];
  /** The first is the visitor's selected store. */
  readonly stores: readonly [SampleStore, ...SampleStore[]];
}

const variantsOf = ({ variants, sizes }: SampleContext): readonly SampleVariant[] => [...variants, ...sizes];

export const findSampleVariant = (context: SampleContext, sku: string): SampleVariant | undefined =>
  variantsOf(context).find((variant) => variant.sku === sku);

export const skusOf = (context: SampleContext): readonly string[] => variantsOf(context).map(({ sku }) => sku);
