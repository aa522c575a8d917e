import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { createResultCache } from './result-cache.ts';
import { loadStoreStock, onlineOffer, storeOffer, type Offer, type OfferScope } from './offers.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';
import type { Pause } from './time-slices.ts';

/** One revision of the catalogue with everything derived from it. */
export interface CatalogSnapshot {
  readonly index: CatalogIndex;
  readonly texts: ProductTexts;
  /** For an unknown store returns the offer of the site. */
  offer(scope: OfferScope, storeId: string | undefined): Promise<Offer>;
  /** Builds whatever has been requested of `other`. */
  prepareLike(other: CatalogSnapshot): Promise<void>;
  storesInUse(): readonly string[];
}

/** Stores whose stock is cached, and offers by store, currency and warehouses. */
const MAX_STORES = 50;
const MAX_OFFERS = 100;

export function createCatalogSnapshot(
  database: Kysely<Tables>,
  { index, former }: { index: CatalogIndex; former: CatalogSnapshot | undefined },
  pause: Pause,
): CatalogSnapshot {
  const isSame = former?.index.textKey === index.textKey;
  const texts = former && isSame ? former.texts : createProductTexts(database, index, pause);
  const storeStocks = createResultCache<Uint8Array | undefined>(MAX_STORES);
  const offers = createResultCache<Offer>(MAX_OFFERS);
  const storeStockOf = (storeId: string) =>
    storeStocks.get(storeId, () => loadStoreStock(database, { index, storeId }, pause));

  async function offerOf(scope: OfferScope, storeId: string | undefined): Promise<Offer> {
    const storeStock = storeId === undefined ? undefined : await storeStockOf(storeId);
    return storeStock ? storeOffer(index, scope, storeStock) : onlineOffer(index, scope);
  }

  return {
    index,
    texts,
    offer: (scope, storeId) =>
      offers.get(`${scope.currency} ${scope.warehouseIds.join()} ${storeId ?? ''}`, () => offerOf(scope, storeId)),
    prepareLike: async (other) => {
      if (texts !== other.texts) await texts.prepareLike(other.texts);
      for (const storeId of other.storesInUse()) await storeStockOf(storeId);
    },
    storesInUse: storeStocks.keys,
  };
}
