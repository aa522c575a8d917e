import type { Defaulted } from './column-types.ts';

/** Physical stores and their stock; a variant without a row is not in stock. */
export interface StoreTables {
  store: StoreTable;
  store_stock: StoreStockTable;
}

interface StoreTable {
  id: string;
  name: string;
  address_line1: string;
  address_line2: string | null;
  city: string;
  province: string | null;
  postal_code: string;
  /** ISO 3166-1, two capital letters. */
  country_code: string;
  /** WGS 84 degrees. */
  latitude: number;
  longitude: number;
  phone: string | null;
  email: string | null;
  /** IANA name. */
  time_zone: string;
  /** JSON as `hours` of the response. */
  hours: Defaulted<string>;
  /** JSON as `exceptionalHours` of the response. */
  exceptional_hours: Defaulted<string>;
  /** JSON list of the services' names. */
  services: Defaulted<string>;
  /** Seeding writes `demo` and never changes `import`. */
  source: 'demo' | 'import';
  /** Hash of the source data of the row. */
  content_hash: string;
}

interface StoreStockTable {
  store_id: string;
  variant_sku: string;
  qty: number;
  /** The quantity of the last import that wrote stock. */
  imported_qty: Defaulted<number | null>;
}
