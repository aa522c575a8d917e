import { createApproval } from './confirm-removal.ts';
import type { CatalogTarget } from '../target/catalog-target.ts';
import { FetchedImages } from '../images/fetched-images.ts';
import { ImageFetcher, type FetchImage } from '../images/image-fetcher.ts';
import { openImageFolders } from './image-folders.ts';
import { ImageStore } from '../images/image-store.ts';
import type { ImportOptions } from './import-options.ts';
import { ProductImport } from './import-products.ts';
import type { ImportCounts } from './import-counts.ts';
import { ImportError } from '../parsing/import-error.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import { describeFetched, describeImages } from './import-report.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { ProductFile } from '../parsing/product-file.ts';
import { ProductImages } from './product-images.ts';
import { stampOf } from '../parsing/text-file.ts';

export interface ImportStorage {
  dataDir: string;
  fetchImage: FetchImage;
  /** Opened only when the file can be read as a whole; closed at the end. */
  openCatalog(): Promise<CatalogTarget>;
}

/** Looks through a file of one format; throws `ImportRefused` where it is of another. */
export type OpenProductFile = (path: string) => Promise<ProductFile>;

/** Loads a file of products into the catalogue, all or nothing. Throws `ImportRefused` where it cannot, the shop being as it was. */
export async function importCatalog(
  options: Omit<ImportOptions, 'format'>,
  { openFile, ...storage }: ImportStorage & { openFile: OpenProductFile },
  output: CommandOutput,
): Promise<ImportCounts> {
  const { isDryRun, prune, yes, stock: stockMode } = options;
  const folders = await openImageFolders(options);
  const stamp = await stampOf(options.file);
  const file = await openFile(options.file);
  for (const notice of file.notices) output.report(notice);

  const target = await storage.openCatalog();
  try {
    const store = new ImageStore({ dataDir: storage.dataDir, isDryRun });
    if (!isDryRun) await store.removeUnfinished();
    const fetched = await FetchedImages.open(storage.dataDir);
    const { imageHosts: hosts, maxImages: limit } = options;
    const fetcher = new ImageFetcher({ hosts, limit, isDryRun, fetchImage: storage.fetchImage, store, fetched });
    const productImages = new ProductImages({ folders, fetcher, store, output });
    const approve = createApproval({ isDryRun, yes, output });
    const now = new Date();
    const products = new ProductImport({ file, target, productImages, output, approve, prune, stockMode, now });
    const listener = {
      onRecord: (count: number) => output.progress(`${count} of ${file.size} rows`),
      onLostRecord: (issue: Issue) => products.skipRow(issue),
    };
    for await (const product of file.products(listener)) await products.add(product);
    if ((await stampOf(options.file)) !== stamp)
      throw new ImportError(`${options.file} changed while it was read; run the import again`);
    await products.finish();
    const fetches = describeFetched(fetcher.counts());
    if (fetches !== undefined) output.report(fetches);
    output.report(describeImages(productImages.counts(), fetcher.counts().otherHosts));
    return products.counts;
  } finally {
    await target.close();
  }
}
