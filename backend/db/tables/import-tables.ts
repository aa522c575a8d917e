import type { Defaulted } from './column-types.ts';

/** Staging of an import: rows belong to a run and are deleted with it. */
export interface ImportTables {
  import_run: ImportRunTable;
  import_product: ImportProductTable;
  import_image: ImportImageTable;
  import_category: ImportCategoryTable;
  import_variant: ImportVariantTable;
  import_price: ImportPriceTable;
}

interface ImportRunTable {
  id: string;
  host: string;
  pid: number;
  /** The last heartbeat of the process. */
  alive_at: number;
}

export type ImportAction = 'create' | 'change' | 'remove';

interface ImportProductTable {
  run_id: string;
  id: string;
  action: ImportAction;
  name: string;
  brand: string;
  description: string;
  attributes: string;
  colors: string;
  created_at: string;
  content_hash: string;
}

interface ImportImageTable {
  run_id: string;
  product_id: string;
  position: number;
  src: string;
  alt: string;
  width: number;
  height: number;
  color: string | null;
}

interface ImportCategoryTable {
  run_id: string;
  product_id: string;
  category_id: string;
  position: number;
}

interface ImportVariantTable {
  run_id: string;
  sku: string;
  product_id: string;
  position: number;
  size: string | null;
  color: string | null;
  size_rank: number;
  upc: string | null;
  digital: number;
  releases_at: Defaulted<number | null>;
  discontinued: Defaulted<number>;
  qty: number;
  tracked: number;
}

interface ImportPriceTable {
  run_id: string;
  variant_sku: string;
  currency: string;
  current_minor: number;
  original_minor: number;
}
