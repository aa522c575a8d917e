import type { ProductSummary, Catalog } from '../api/catalog/products.schema.ts';
import { BOOT } from './sample-images.ts';
import { isApiError } from '../api/core/api-error.ts';
import type { CallApi } from '../api/core/operation.ts';
import { getCatalog } from '../api/catalog/products.ts';
import type { Fixture } from '../cms/sections/sample-product-source.ts';

const plainPrice = (amount: number) => ({
  current: amount,
  original: amount,
  highCurrent: amount,
  highOriginal: amount,
  currency: 'USD',
});

/** Products as a catalogue operation returns them, for tests: with choices, reduced, in one variant, free, sold out. */
export const sampleProducts: readonly ProductSummary[] = [
  {
    id: 'saddleback-mid',
    slug: 'saddleback-mid',
    name: 'Saddleback Mid',
    brand: 'Marrow Ridge',
    image: BOOT,
    price: plainPrice(219),
    rating: { average: 4.6, count: 212 },
    colors: [{ name: 'Peat' }, { name: 'Lichen' }],
    isAvailable: true,
  },
  {
    id: 'catchment-shell',
    slug: 'catchment-shell',
    name: 'Catchment Shell',
    brand: 'Marrow Ridge',
    price: { current: 199, original: 289, highCurrent: 219, highOriginal: 289, currency: 'USD' },
    colors: [],
    isAvailable: true,
  },
  {
    id: 'free-sticker',
    slug: 'aufkleber-höhe',
    name: 'Trail register sticker',
    brand: 'Marrow Ridge',
    price: plainPrice(0),
    colors: [],
    isAvailable: true,
    defaultVariantId: 'FREE-STICKER',
  },
  {
    id: 'soldout',
    slug: 'soldout',
    name: 'Cairn Mug',
    brand: 'Marrow Ridge',
    price: plainPrice(24),
    colors: [],
    isAvailable: false,
    defaultVariantId: 'SOLDOUT-0',
  },
];

interface Query {
  readonly ids?: string;
  readonly category?: string;
  readonly count?: number;
}

/**
 * The requests of a sample's loader. A shop that lacks the products of a sample shows as many of its own in their
 * place, and a shop without products the made-up ones: a sample always shows the section with content.
 */
export function sampleCall(call: CallApi, fixture: Fixture): CallApi {
  const answer = async (...[operation, input, options]: Parameters<CallApi>): Promise<unknown> => {
    if (operation.name !== getCatalog.name) return call(operation, input, options);
    const query: Query = input.query ?? {};
    if (fixture === 'empty') return listOf(query, []);
    const found = fixture === 'sample' ? undefined : await findProducts(call, query);
    return found ?? listOf(query, sampleProducts);
  };
  return answer as CallApi; // every operation returns its own type: the catalogue's a list, the others that of `call`
}

async function findProducts(call: CallApi, query: Query): Promise<Catalog | undefined> {
  const named = await ask(call, query);
  if (named !== undefined && named.products.length > 0) return named;
  const any = await ask(call, { count: query.ids?.split(',').length ?? query.count ?? sampleProducts.length });
  return any === undefined || any.products.length === 0 ? undefined : listOf(query, any.products);
}

async function ask(call: CallApi, query: Query): Promise<Catalog | undefined> {
  try {
    return await call(getCatalog, { query: { ...query } });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Products in place of the requested ones: each gets the id that the sample uses. */
function listOf({ ids, category = 'all' }: Query, own: readonly ProductSummary[]): Catalog {
  const requestedIds = ids?.split(',') ?? [];
  const products =
    requestedIds.length === 0 || own.length === 0 ? own : requestedIds.map((id, at) => ({ ...pick(own, at), id }));
  return {
    total: products.length,
    start: 0,
    count: products.length,
    products: [...products],
    facets: [],
    sortOptions: [],
    category: { id: category, slug: category, name: category, description: '', path: [], children: [] },
  };
}

function pick(products: readonly ProductSummary[], at: number): ProductSummary {
  const product = products[at % products.length];
  if (product === undefined) throw new Error('no product to pick from');
  return product;
}
