import type { CatalogTarget } from './catalog-target.ts';
import { openImageFolders } from './image-folders.ts';
import { ImageStore } from './image-store.ts';
import type { ImportOptions } from './import-options.ts';
import { ProductImport, type ImportCounts } from './import-products.ts';
import { ImportRefused } from './import-refused.ts';
import { describePictures, type ImportOutput } from './import-report.ts';
import type { Problem } from './product-draft.ts';
import { ProductPictures } from './product-pictures.ts';
import { readProducts, scanProducts, stampOf } from './read-products.ts';

export interface ImportStorage {
  dataDir: string;
  /** Opened only when the file can be read as a whole; closed at the end. */
  openCatalog(): Promise<CatalogTarget>;
}

/**
 * Loads a Shopify product CSV into the catalogue, all or nothing. Throws `ImportRefused` where it cannot, the shop being as it
 * was.
 */
export async function importCatalog(
  options: ImportOptions,
  storage: ImportStorage,
  output: ImportOutput,
): Promise<ImportCounts> {
  const { file, isDryRun, prune } = options;
  const folders = await openImageFolders(options);
  const scan = await scanProducts(file);
  if (scan.header.unknown.length > 0) output.report(`columns left out: ${scan.header.unknown.join(', ')}`);

  const target = await storage.openCatalog();
  try {
    const store = new ImageStore({ dataDir: storage.dataDir, isDryRun });
    if (!isDryRun) await store.removeUnfinished();
    const pictures = new ProductPictures({ folders, store, output });
    const products = new ProductImport({ scan, target, pictures, output, prune, now: new Date() });
    const listener = {
      onRow: (count: number) => output.progress(`${count} of ${scan.rows} rows`),
      onLostRow: (problem: Problem) => products.skipRow(problem),
    };
    for await (const product of readProducts(file, scan, listener)) await products.add(product);
    if ((await stampOf(file)) !== scan.stamp)
      throw new ImportRefused(`${file} changed while it was read; run the import again`);
    await products.finish();
    output.report(describePictures(pictures.counts()));
    return products.counts;
  } finally {
    await target.close();
  }
}
