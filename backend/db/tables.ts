import type { ShoeSystem } from '../../domain/shoe-sizes.ts';
import type { AccountTables, ConsumerTables } from './tables/consumer-tables.ts';
import type { CheckoutTables } from './tables/checkout-tables.ts';
import type { EditorTables, IdentityTables } from './tables/identity-tables.ts';
import type { FulfilmentTables, PurchaseTables } from './tables/fulfilment-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { ListTables } from './tables/wishlist-tables.ts';
import type { OutboxTables } from './tables/outbox-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PhotoTables } from './tables/photo-tables.ts';
import type { PromotionTables } from './tables/promotion-tables.ts';
import type { RateLimitTables } from './tables/rate-limit-tables.ts';
import type { RecipeTables } from './tables/recipe-tables.ts';
import type { RecommendationTables } from './tables/recommendation-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { StoreTables } from './tables/store-tables.ts';
import type { CatalogSource } from './tables/catalog-source.ts';
import type { Defaulted, LineColumns } from './tables/column-types.ts';

/**
 * The commerce database. Money is in integer minor units, timestamps are milliseconds since 1970, booleans are 0 or 1,
 * JSON is text parsed on reading.
 */
export interface Tables
  extends
    AccountTables,
    ImportTables,
    StoreTables,
    ConsumerTables,
    CheckoutTables,
    PaymentTables,
    PhotoTables,
    PromotionTables,
    OrderTables,
    ListTables,
    ReviewTables,
    IdentityTables,
    OutboxTables,
    PurchaseTables,
    FulfilmentTables,
    EditorTables,
    RateLimitTables,
    RecipeTables,
    RecommendationTables {
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

/** Currency of a price that applies on every site, in that site's currency. */
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
  /** Size system of its shoe sizes; null for other sizes. */
  size_system: Defaulted<ShoeSystem | null>;
  /** JSON, a list of `ACTIVITIES`. */
  activities: Defaulted<string>;
  /** ISO 3166-1 of the country it is made in; null where that is not known. */
  origin: Defaulted<string | null>;
  /** JSON `[{ src, poster, width, height, captions, color? }]` in display order. */
  videos: Defaulted<string>;
  source: CatalogSource;
  /** Hash of the source data of the row and its children. */
  content_hash: string;
}

interface ProductTranslationTable {
  product_id: string;
  locale: string;
  name: string | null;
  description: string | null;
  /** JSON of names and values, in place of the product's attributes. */
  attributes: Defaulted<string | null>;
  /** JSON of alternative texts by `src` of the product's images, in place of theirs. */
  image_texts: Defaulted<string | null>;
  /** JSON of displayed names by the names of the product's colours. */
  color_names: Defaulted<string | null>;
}

interface ProductImageTable {
  product_id: string;
  position: number;
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** The colour in the image; null for all colours. */
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
  /** Position among the product's sizes in size order. */
  size_rank: Defaulted<number>;
  upc: string | null;
  /** Maximum quantity per cart; null when only stock limits it. */
  max_qty: number | null;
  digital: Defaulted<number>;
  /** Not for sale before; null when it is for sale. */
  releases_at: Defaulted<number | null>;
  /** 1: not made again, so that what is in stock is the last. */
  discontinued: Defaulted<number>;
}

interface PriceTable {
  variant_sku: string;
  currency: string;
  current_minor: number;
  /** Never below the current price. */
  original_minor: number;
}

interface CategoryPathTable {
  /** Slugs from the root, joined by `/`. */
  path: string;
  category_id: string;
}

/** Stock of the warehouses; a variant without a row is not in stock there. */
interface StockTable {
  variant_sku: string;
  /** `main` by default. */
  warehouse_id: Defaulted<string>;
  /** Units for sale; `MAX_QUANTITY` when stock is not tracked. */
  qty: number;
  /** 0: always for sale, never decremented. */
  tracked: Defaulted<number>;
  /** The quantity of the last import that wrote stock. */
  imported_qty: Defaulted<number | null>;
}

interface SessionTable {
  /** SHA-256 of the access token, hex. */
  token_hash: string;
  refresh_hash: string;
  usid: string;
  consumer_no: string;
  consumer_type: string;
  /** For requests that name none. */
  site_id: string;
  locale: string;
  /** The associate in a store who acts for the consumer. */
  associate_store_id: Defaulted<string | null>;
  associate_employee_id: Defaulted<string | null>;
  /** The customer whom the associate serves. */
  served_consumer_no: Defaulted<string | null>;
  /** The company that vouched for the sign-in: `sandbox` for a stand-in of one; null for a password. */
  vouched_by: Defaulted<string | null>;
  created_at: number;
  expires_at: number;
  /** The expiry of the refresh token and thereby of the session. */
  refresh_expires_at: number;
}

export type CartStatus = 'open' | 'ordered' | 'merged';

interface CartTable {
  basket_id: string;
  consumer_no: string;
  /** The customer whom an associate serves with the cart. */
  served_consumer_no: Defaulted<string | null>;
  site_id: string;
  currency: string;
  status: Defaulted<CartStatus>;
  /** Increases with every change. */
  revision: Defaulted<number>;
  /** JSON of the address fields. */
  billing_address: Defaulted<string | null>;
  favorite_store_id: Defaulted<string | null>;
  /** Method of home lines without one of their own; null means `standard`. */
  home_method: Defaulted<'standard' | 'prime' | 'me' | null>;
  /** Set by the customer, rather than by the page. */
  home_method_chosen: Defaulted<number>;
  /** The order number assigned at preparation, before the order is placed. */
  order_number: Defaulted<string | null>;
  /** JSON of the device data from the payment provider's script. */
  device: Defaulted<string | null>;
  /** JSON list of flash messages for the next response. */
  notices: Defaulted<string | null>;
  /** For the delivery dates, before there is an address. */
  postal_code: Defaulted<string | null>;
  created_at: number;
  updated_at: number;
}

interface CartItemTable extends LineColumns {
  basket_id: string;
  /** The code of a customised item that was configured before it was added. */
  customs_code: Defaulted<string | null>;
}

interface SubscriptionTable {
  /** Names the subscription in the links of its mails, also after its address has changed. */
  id: string;
  /** A normalised email address, or a phone number in E.164. */
  address: string;
  channel: string;
  type: string;
  optin: number;
  /** 1: nothing may be sent before the address is confirmed. */
  double_optin: number;
  /** The requesting consumer, site and locale. */
  consumer_no: string;
  site_id: string;
  locale: string;
  confirmed_at: number | null;
  created_at: number;
  updated_at: number;
}
