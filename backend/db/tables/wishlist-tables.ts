import type { Defaulted, LineColumns } from './column-types.ts';

/** Wishlists and saved items. They name products without a foreign key, because a list outlives its products. */
export interface ListTables {
  favorite_list: FavoriteListTable;
  favorite_item: FavoriteItemTable;
  saved_list: SavedListTable;
  saved_item: SavedItemTable;
  stock_notice: StockNoticeTable;
  product_set: ProductSetTable;
}

interface FavoriteListTable {
  favorite_id: string;
  consumer_no: string;
  favorite_store_id: Defaulted<string | null>;
  /** Grants read access to the list; null before it is shared. */
  share_token: Defaulted<string | null>;
  created_at: number;
}

/** What an entry is compared with later. */
interface MarkColumns {
  /** The current price when it was added, in minor units; null where it was not sold. */
  price_minor: Defaulted<number | null>;
  currency: Defaulted<string | null>;
  /** When it was last seen out of stock, and first seen back after that. */
  out_at: Defaulted<number | null>;
  back_at: Defaulted<number | null>;
}

interface FavoriteItemTable extends MarkColumns {
  id: string;
  favorite_id: string;
  product_id: string;
  /** Empty when no variant is chosen. */
  variant_sku: string;
  /** Increasing: the last added has the highest. */
  position: number;
  created_at: number;
}

interface SavedListTable {
  save_for_later_id: string;
  consumer_no: string;
  created_at: number;
}

/** A cart line as it was saved. */
interface SavedItemTable extends LineColumns, MarkColumns {
  save_for_later_id: string;
  customs_code: string | null;
}

/** A request for a mail when a variant is back in stock. */
interface StockNoticeTable {
  id: string;
  variant_sku: string;
  /** Normalised (`foldEmail`). */
  email: string;
  consumer_no: string;
  site_id: string;
  locale: string;
  created_at: number;
  /** When the owner of the address confirmed the request; null before, when nothing is sent. */
  confirmed_at: Defaulted<number | null>;
  /** When the mail was enqueued; null before. */
  sent_at: Defaulted<number | null>;
}

interface ProductSetTable {
  id: string;
  name: string;
  description: string;
  /** JSON `{ locale: { name, description } }`. */
  translations: string;
  /** JSON list of product ids. */
  product_ids: string;
  position: number;
}
