import { resolve } from 'node:path';
import { ConsoleOutput, type CommandOutput } from '../commands/console-output.ts';
import { openCatalog, openCatalogForDryRun } from './target/open-catalog.ts';
import type { FetchImage } from './images/image-fetcher.ts';
import { openGoogleFile } from './google/google-file.ts';
import { importCatalog, type OpenProductFile } from './catalog/import-catalog.ts';
import { parseImportOptions, type Format, type ImportOptions } from './catalog/import-options.ts';
import type { ImportCounts } from './catalog/import-counts.ts';
import { ImportError } from './parsing/import-error.ts';
import { describeCounts } from './catalog/import-report.ts';
import { openJsonldFile } from './jsonld/jsonld-file.ts';
import { openShopifyFile } from './shopify/shopify-file.ts';
import { importStores } from './locations/import-stores.ts';
import { importStock } from './locations/import-stock.ts';
import { importReviews } from './reviews/import-reviews.ts';

interface StorageSettings {
  databaseUrl: string;
  dataDir: string;
  fetchImage: FetchImage;
  /** Those of the shop. */
  warehouseIds: readonly string[];
}

/** The command line's import; paths are relative to `folder`. Returns the exit code. */
export async function runImport(args: string[], folder: string, settings: StorageSettings): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    const options = resolvePaths(parseImportOptions(args), folder);
    const counts = await importFile(options, settings, output);
    if (options.isDryRun) output.report('dry run: nothing was written');
    output.report(describeCounts(counts));
    return 0;
  } catch (error) {
    output.fail(explain(error));
    return 1;
  }
}

const PRODUCT_FORMATS: Readonly<Record<Exclude<Format, 'stores' | 'reviews' | 'stock'>, OpenProductFile>> = {
  shopify: openShopifyFile,
  google: openGoogleFile,
  jsonld: openJsonldFile,
};

function importFile(
  { format, ...options }: ImportOptions,
  { databaseUrl, dataDir, fetchImage, warehouseIds }: StorageSettings,
  output: CommandOutput,
): Promise<ImportCounts> {
  if (format === 'stores') return importStores(options, databaseUrl, output);
  if (format === 'stock') return importStock(options, { databaseUrl, warehouseIds }, output);
  if (format === 'reviews') return importReviews(options, databaseUrl, output);
  const open = options.isDryRun ? openCatalogForDryRun : openCatalog;
  const storage = {
    dataDir,
    fetchImage,
    openFile: PRODUCT_FORMATS[format],
    openCatalog: () => open(databaseUrl, options.stock),
  };
  return importCatalog(options, storage, output);
}

function resolvePaths(options: ImportOptions, folder: string): ImportOptions {
  return {
    ...options,
    file: resolve(folder, options.file),
    imageFolder: options.imageFolder === undefined ? undefined : resolve(folder, options.imageFolder),
    imageMap: options.imageMap.map((mapping) => ({ ...mapping, folder: resolve(folder, mapping.folder) })),
  };
}

function explain(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  return `the import failed, the catalogue is as it was: ${error instanceof Error ? error.message : String(error)}`;
}
