import type { ColumnType } from 'kysely';
import type { ShoeSystem } from '../../domain/shoe-sizes.ts';
import type { AccountTables } from './tables/account-tables.ts';
import type { CheckoutTables } from './tables/checkout-tables.ts';
import type { ConsumerTables } from './tables/consumer-tables.ts';
import type { EditorTables } from './tables/editor-tables.ts';
import type { FulfilmentTables } from './tables/fulfilment-tables.ts';
import type { IdentityTables } from './tables/identity-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { ListTables } from './tables/wishlist-tables.ts';
import type { OutboxTables } from './tables/outbox-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PromotionTables } from './tables/promotion-tables.ts';
import type { RateLimitTables } from './tables/rate-limit-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { StoreTables } from './tables/store-tables.ts';
import type { CatalogSource } from './tables/catalog-source.ts';

/**
 * The commerce database. Money is in integer minor units, moments are milliseconds since 1970, booleans are 0 or 1, JSON is
 * text parsed where it is read.
 */
export interface Tables
  extends
    AccountTables,
    ImportTables,
    StoreTables,
    ConsumerTables,
    CheckoutTables,
    PaymentTables,
    PromotionTables,
    OrderTables,
    ListTables,
    ReviewTables,
    IdentityTables,
    OutboxTables,
    PurchaseTables,
    FulfilmentTables,
    EditorTables,
    RateLimitTables {
  meta: MetaTable;
  category: CategoryTable;
  category_path: CategoryPathTable;
  category_translation: CategoryTranslationTable;
  product: ProductTable;
  product_translation: ProductTranslationTable;
  product_image: ProductImageTable;
  product_category: ProductCategoryTable;
  variant: VariantTable;
  price: PriceTable;
  stock: StockTable;
  session: SessionTable;
  cart: CartTable;
  cart_item: CartItemTable;
  subscription: SubscriptionTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Currency of a price that holds on every site, in that site's currency. */
export const ANY_CURRENCY = '*';

interface MetaTable {
  key: string;
  value: string;
}

interface CategoryTable {
  id: string;
  slug: string;
  parent_id: string | null;
  name: string;
  description: Defaulted<string>;
  position: Defaulted<number>;
  source: CatalogSource;
}

interface CategoryTranslationTable {
  category_id: string;
  locale: string;
  name: string;
  description: string | null;
}

interface ProductTable {
  /** Also the slug: both are unique and, for demo and imported products, equal. */
  id: string;
  slug: string;
  name: string;
  brand: Defaulted<string>;
  /** Sanitised HTML. */
  description: Defaulted<string>;
  /** JSON `{ label: text }`. */
  attributes: Defaulted<string>;
  /** JSON `[{ name, hex? }]` in display order. */
  colors: Defaulted<string>;
  /** Position in the sort `featured`; lower comes first. */
  rank: Defaulted<number>;
  /** ISO 8601. */
  created_at: string;
  rating_average: number | null;
  rating_count: Defaulted<number>;
  /** Numbering of its shoe sizes; nothing for other sizes. */
  size_system: Defaulted<ShoeSystem | null>;
  source: CatalogSource;
  /** Hash of what the row and its children were written from. */
  content_hash: string;
}

interface ProductTranslationTable {
  product_id: string;
  locale: string;
  name: string | null;
  description: string | null;
}

interface ProductImageTable {
  product_id: string;
  position: number;
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** The colour it shows; without one it belongs to every colour. */
  color: string | null;
}

interface ProductCategoryTable {
  product_id: string;
  category_id: string;
  position: Defaulted<number>;
}

interface VariantTable {
  sku: string;
  product_id: string;
  position: Defaulted<number>;
  size: string | null;
  color: string | null;
  /** Position of the size among the product's sizes in the order of sizes. */
  size_rank: Defaulted<number>;
  upc: string | null;
  /** Most of it one cart may hold; without one only stock limits. */
  max_qty: number | null;
  digital: Defaulted<number>;
}

interface PriceTable {
  variant_sku: string;
  currency: string;
  current_minor: number;
  /** Never below the current price. */
  original_minor: number;
}

interface CategoryPathTable {
  /** Slugs from the top, joined by `/`. */
  path: string;
  category_id: string;
}

interface StockTable {
  variant_sku: string;
  /** Units for sale; `MAX_QUANTITY` of what is not tracked. */
  qty: number;
  /** 0: always for sale, never counted down. */
  tracked: Defaulted<number>;
  /** The number of the last import that wrote stock. */
  imported_qty: Defaulted<number | null>;
}

interface SessionTable {
  /** SHA-256 of the access token, hex. */
  token_hash: string;
  refresh_hash: string;
  usid: string;
  consumer_no: string;
  consumer_type: string;
  /** For calls that name none. */
  site_id: string;
  locale: string;
  /** The associate in a store who shops for the consumer. */
  associate_store_id: Defaulted<string | null>;
  associate_employee_id: Defaulted<string | null>;
  /** The company whose word the sign-in was: `sandbox` for a stand-in of one; nothing for a password. */
  vouched_by: Defaulted<string | null>;
  created_at: number;
  expires_at: number;
  /** When its refresh token runs out, and it with that. */
  refresh_expires_at: number;
}

export type CartStatus = 'open' | 'ordered' | 'merged';

interface CartTable {
  basket_id: string;
  consumer_no: string;
  site_id: string;
  currency: string;
  status: Defaulted<CartStatus>;
  /** Grows with every change. */
  revision: Defaulted<number>;
  /** JSON of an address's fields. */
  billing_address: Defaulted<string | null>;
  favorite_store_id: Defaulted<string | null>;
  /** How lines go home that name no way of their own; `standard` without it. */
  home_method: Defaulted<'standard' | 'prime' | 'me' | null>;
  /** The shopper chose it, rather than the page for them. */
  home_method_chosen: Defaulted<number>;
  /** Of the order it was prepared for, also before that is placed. */
  order_number: Defaulted<string | null>;
  /** JSON of what the payment provider's script noted of the visitor's device. */
  device: Defaulted<string | null>;
  /** JSON list of flash messages kept for the next answer. */
  notices: Defaulted<string | null>;
  created_at: number;
  updated_at: number;
}

interface CartItemTable {
  id: string;
  basket_id: string;
  /** Tells lines of one variant apart: gift option, store, shipping method, recipe. */
  line_key: string;
  variant_sku: string;
  qty: number;
  recipe_id: string | null;
  /** JSON `{ to, email, message }`. */
  gift_option: string | null;
  store_id: string | null;
  shipping_method: string | null;
  /** Of a customised item made before it was put in. */
  customs_code: Defaulted<string | null>;
  /** Order of the lines in the cart. */
  position: number;
}

interface SubscriptionTable {
  /** An email address, folded, or a phone number in E.164. */
  address: string;
  channel: string;
  type: string;
  optin: number;
  /** Nothing may be sent before the address is confirmed. */
  double_optin: number;
  /** Who asked, and where. */
  consumer_no: string;
  site_id: string;
  locale: string;
  confirmed_at: number | null;
  created_at: number;
  updated_at: number;
}
