import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { useCatalog } from './catalog-target.ts';
import { importCatalog, type OpenProductFile } from './import-catalog.ts';
import type { ImageMapping } from './import-options.ts';
import { openShopifyFile } from './shopify/shopify-file.ts';

const HEADER = 'Handle,Title,Type,Vendor,Variant SKU,Variant Price,Variant Inventory Qty,Status';
export const BOOT = 'boot,Boot,Boots,Ridge,BOOT-1,10.00,5,active';
export const MUG = 'mug,Mug,Mugs,Ridge,MUG-1,5.00,5,active';
export const NONE = { created: 0, changed: 0, unchanged: 0, removed: 0, skipped: 0 };

interface Options {
  prune?: boolean;
  imageFolder?: string;
  imageMap?: ImageMapping[];
  openFile?: OpenProductFile;
}

/** Imports into a database that stays open; files and pictures lie in the folder. */
export function createImporter(database: Database, folder: string) {
  const openCatalog = () => useCatalog({ ...database, close: async () => undefined });

  async function importFile(
    file: string,
    { prune = false, imageFolder, imageMap = [], openFile = openShopifyFile }: Options = {},
  ) {
    const report: string[] = [];
    const counts = await importCatalog(
      { file, imageFolder, imageMap, isDryRun: false, prune },
      { dataDir: folder, openFile, openCatalog },
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
