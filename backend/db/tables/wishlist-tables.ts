import type { ColumnType } from 'kysely';

/** What shoppers keep apart from a cart. Products are named, not referenced: a list outlives what it names. */
export interface ListTables {
  favorite_list: FavoriteListTable;
  favorite_item: FavoriteItemTable;
  saved_list: SavedListTable;
  saved_item: SavedItemTable;
  stock_notice: StockNoticeTable;
  product_set: ProductSetTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface FavoriteListTable {
  favorite_id: string;
  consumer_no: string;
  favorite_store_id: Defaulted<string | null>;
  /** Who knows it may read the list; nothing before it was shared. */
  share_token: Defaulted<string | null>;
  created_at: number;
}

interface FavoriteItemTable {
  id: string;
  favorite_id: string;
  product_id: string;
  /** Empty where no variant was chosen. */
  variant_sku: string;
  /** Grows: the last added is the highest. */
  position: number;
  created_at: number;
}

interface SavedListTable {
  save_for_later_id: string;
  consumer_no: string;
  created_at: number;
}

/** A line as a cart had it. */
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

/** Who wants a mail when a variant is in stock again. */
interface StockNoticeTable {
  id: string;
  variant_sku: string;
  /** Folded (`foldEmail`). */
  email: string;
  consumer_no: string;
  site_id: string;
  locale: string;
  created_at: number;
  /** When the mail was handed over; waiting before. */
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
