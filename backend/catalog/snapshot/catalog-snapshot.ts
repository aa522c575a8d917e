import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { createResultCache } from './result-cache.ts';
import { loadStoreStock, onlineOffer, storeOffer, type Offer } from './offers.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';
import type { Pause } from './time-slices.ts';

/** One revision of the catalogue with everything derived from it. */
export interface CatalogSnapshot {
  readonly index: CatalogIndex;
  readonly texts: ProductTexts;
  /** For an unknown store returns the offer of the site. */
  offer(currency: string, storeId: string | undefined): Promise<Offer>;
  /** Builds whatever has been requested of `other`. */
  prepareLike(other: CatalogSnapshot): Promise<void>;
  storesInUse(): readonly string[];
}

/** Stores whose stock is cached, and offers by store and currency. */
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

  async function offerOf(currency: string, storeId: string): Promise<Offer> {
    const storeStock = await storeStockOf(storeId);
    return storeStock ? storeOffer(index, currency, storeStock) : onlineOffer(index, currency);
  }

  return {
    index,
    texts,
    offer: async (currency, storeId) =>
      storeId === undefined
        ? onlineOffer(index, currency)
        : offers.get(`${currency} ${storeId}`, () => offerOf(currency, storeId)),
    prepareLike: async (other) => {
      if (texts !== other.texts) await texts.prepareLike(other.texts);
      for (const storeId of other.storesInUse()) await storeStockOf(storeId);
    },
    storesInUse: storeStocks.keys,
  };
}
