import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { useCatalog } from './target/open-catalog.ts';
import { importCatalog, type OpenProductFile } from './catalog/import-catalog.ts';
import type { FetchImage } from './images/image-fetcher.ts';
import type { ImageMapping } from './catalog/import-options.ts';
import type { StockMode } from './parsing/stock-mode.ts';
import { openShopifyFile } from './shopify/shopify-file.ts';

const HEADER = 'Handle,Title,Type,Vendor,Variant SKU,Variant Price,Variant Inventory Qty,Status';
export const BOOT = 'boot,Boot,Boots,Ridge,BOOT-1,10.00,5,active';
export const MUG = 'mug,Mug,Mugs,Ridge,MUG-1,5.00,5,active';
export const NONE = { created: 0, changed: 0, unchanged: 0, removed: 0, skipped: 0 };

interface Options {
  prune?: boolean;
  yes?: boolean;
  stock?: StockMode | undefined;
  imageFolder?: string;
  imageMap?: ImageMapping[];
  imageHosts?: string[];
  maxImages?: number;
  fetchImage?: FetchImage;
  openFile?: OpenProductFile;
}

const DEFAULTS = {
  imageFolder: undefined,
  imageMap: [],
  imageHosts: [],
  maxImages: 100,
  isDryRun: false,
  prune: false,
  yes: false,
};
const noNetwork: FetchImage = async () => ({ error: 'there is no network' });

/** Imports into a database that stays open; files and pictures lie in the folder. */
export function createImporter(database: Database, folder: string) {
  const openCatalog = (stock: StockMode = 'delta') => useCatalog({ ...database, close: async () => undefined }, stock);

  async function importFile(
    file: string,
    { openFile = openShopifyFile, fetchImage = noNetwork, stock = 'delta', ...options }: Options = {},
  ) {
    const report: string[] = [];
    const counts = await importCatalog(
      { ...DEFAULTS, ...options, file, stock },
      { dataDir: folder, openFile, fetchImage, openCatalog: () => openCatalog(stock) },
      { report: (line) => void report.push(line), progress: () => undefined },
    );
    return { counts, report };
  }

  async function importRows(rows: string[], options: Options = {}) {
    const file = join(folder, 'products.csv');
    await writeFile(file, [HEADER, ...rows].join('\n'));
    return importFile(file, options);
  }

  return { importFile, importRows, openCatalog };
}
