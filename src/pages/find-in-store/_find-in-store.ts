import { checkAvailability } from '../../api/catalog/availability.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { getProductDetails } from '../../api/catalog/products.ts';
import type { Store, StoreList } from '../../api/locations/stores.schema.ts';
import { searchStores } from '../../api/locations/stores.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { chooseVariant, labelLines, type ProductChoice } from '../../lib/product-choice.ts';
import { placeSearch, readPlaceChoice, type PlaceChoice } from '../../lib/locations/store-query.ts';
import { usesMiles } from '../../lib/locations/distance-text.ts';
import { failedStatus } from '../_failed-status.ts';

type Variant = ProductDetails['variants'][number];

export interface StoreOffer {
  readonly store: Store;
  /** Units of the chosen variant; `undefined` while none is chosen. */
  readonly units: number | undefined;
  /** Sizes in stock, while none is chosen. */
  readonly sizes: readonly string[];
}

export interface ProductInStores {
  readonly product: ProductDetails;
  readonly choice: ProductChoice<Variant>;
  readonly where: PlaceChoice;
  readonly place: StoreList['place'];
  /** Id of the visitor's store, which comes first. */
  readonly mine: string | undefined;
  readonly offers: readonly StoreOffer[];
  /** Stores of the place, with the product and without. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly lastPage: number;
}

const MAX_STORES = 20;
const MAX_PAGE = 1000;

/** What stores have of a product and where they are, beyond the last page those of the first; or the status of a failure. */
export async function findInStores(
  shop: RequestContext,
  productId: string,
  query: URLSearchParams,
): Promise<ProductInStores | number> {
  try {
    const product = await shop.call(getProductDetails, { params: { productId } });
    if (product.isDigital === true) return 404;
    const choice = choose(product, productId, query);
    const where = readPlaceChoice(query);
    const around = { ...placeSearch(where, usesMiles(shop.site.country)), count: MAX_STORES };
    const page = readPage(query);
    const stocked = { productId: choice.variant?.productId ?? product.id, start: (page - 1) * MAX_STORES };
    const [having, all] = await Promise.all([
      shop.call(searchStores, { body: { ...around, ...stocked } }),
      shop.call(searchStores, { body: around }),
    ]);
    if (page > 1 && having.stores.length === 0) return await findInStores(shop, productId, withoutPage(query));
    const mine = (await shop.myStore())?.id;
    const found = page === 1 ? withOthers(having.stores, all.stores) : having.stores;
    const stores = page === 1 && mine !== undefined ? await withMine(shop, mine, found) : found;
    const lastPage = Math.max(1, Math.ceil(having.total / MAX_STORES));
    const offers = await loadOffers(shop, { product, choice, stores, mine });
    return { product, choice, where, place: all.place, mine, offers, total: all.total, page, lastPage };
  } catch (error) {
    return failedStatus(error, shop.log);
  }
}

function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

function withoutPage(query: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(query);
  others.delete('page');
  return others;
}

/** The stores that have the product, and those near without it as far as the page has room. */
function withOthers(having: readonly Store[], near: readonly Store[]): readonly Store[] {
  const ids = new Set(having.map(({ id }) => id));
  return [...having, ...near.filter(({ id }) => !ids.has(id))].slice(0, MAX_STORES);
}

/** The visitor's store first, wherever it is; as it was found, it has its distance. */
async function withMine(shop: RequestContext, mine: string, stores: readonly Store[]): Promise<readonly Store[]> {
  if (stores.length === 0) return stores;
  const found = stores.find(({ id }) => id === mine);
  const own = found ?? (await shop.call(searchStores, { body: { storeIds: [mine] } })).stores[0];
  return own === undefined ? stores : [own, ...stores.filter(({ id }) => id !== mine)].slice(0, MAX_STORES);
}

/** Of the query, or of the variant that the address names. */
function choose({ variants, colors }: ProductDetails, productId: string, query: URLSearchParams) {
  const named = variants.find((variant) => variant.productId === productId);
  const color = query.get('color') ?? named?.color ?? null;
  const size = query.get('size') ?? named?.size ?? null;
  return chooseVariant(variants, { color, size, colorOrder: colors.map(({ name }) => name) });
}

interface OfferQuery {
  readonly product: ProductDetails;
  readonly choice: ProductChoice<Variant>;
  readonly stores: readonly Store[];
  readonly mine: string | undefined;
}

/** The visitor's store first, then stores with some, otherwise in their order. */
async function loadOffers(shop: RequestContext, { product, choice, stores, mine }: OfferQuery): Promise<StoreOffer[]> {
  if (stores.length === 0) return [];
  const body = { storeIds: stores.map(({ id }) => id) };
  const { variants } = await shop.call(checkAvailability, { params: { productId: product.id }, body });
  const unitsOf = (variant: Variant, id: string) =>
    variants.find(({ productId }) => productId === variant.productId)?.stores.find(({ storeId }) => storeId === id)
      ?.stock ?? 0;
  const offers = stores.map((store): StoreOffer => {
    const inStock = choice.candidates.filter((variant) => unitsOf(variant, store.id) > 0);
    return {
      store,
      units: choice.variant && unitsOf(choice.variant, store.id),
      sizes: [...new Set(inStock.flatMap(({ sizeLabel, size }) => labelLines(sizeLabel ?? size ?? '')[0] || []))],
    };
  });
  const rankOf = ({ store, units, sizes }: StoreOffer) => {
    if (store.id === mine) return 0;
    return (units ?? sizes.length) > 0 ? 1 : 2;
  };
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b));
}
