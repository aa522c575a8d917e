import type { ColumnType } from 'kysely';

/** Wishlists and saved items. They name products without a foreign key, because a list outlives its products. */
export interface ListTables {
  favorite_list: FavoriteListTable;
  favorite_item: FavoriteItemTable;
  saved_list: SavedListTable;
  saved_item: SavedItemTable;
  stock_notice: StockNoticeTable;
  product_set: ProductSetTable;
}

/** A column with a default of the database. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface FavoriteListTable {
  favorite_id: string;
  consumer_no: string;
  favorite_store_id: Defaulted<string | null>;
  /** Grants read access to the list; null before it is shared. */
  share_token: Defaulted<string | null>;
  created_at: number;
}

interface FavoriteItemTable {
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
interface SavedItemTable {
  id: string;
  save_for_later_id: string;
  line_key: string;
  variant_sku: string;
  qty: number;
  recipe_id: string | null;
  gift_option: string | null;
  store_id: string | null;
  shipping_method: string | null;
  customs_code: string | null;
  position: number;
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
