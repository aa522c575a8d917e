import type { ImageFetcher } from '../images/image-fetcher.ts';
import type { ImageFolders } from './image-folders.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import type { ImageCounts } from './import-counts.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { ImageDraft } from '../parsing/product-draft.ts';
import type { StagingProduct } from '../target/staged-product.ts';

/** Images fetched or converted concurrently. */
const MAX_PARALLEL = 4;

/** Converts image addresses of a file to images the shop serves; those that cannot be found or read are left out. */
export class ProductImages {
  readonly #folders: ImageFolders;
  readonly #fetcher: ImageFetcher;
  readonly #store: ImageStore;
  readonly #output: CommandOutput;
  readonly #imported = new Set<string>();
  readonly #notFound = new Set<string>();
  readonly #unreadable = new Set<string>();

  constructor(options: { folders: ImageFolders; fetcher: ImageFetcher; store: ImageStore; output: CommandOutput }) {
    this.#folders = options.folders;
    this.#fetcher = options.fetcher;
    this.#store = options.store;
    this.#output = options.output;
  }

  /** One list per product, in the order of the products. */
  async prepare(products: readonly { images: ImageDraft[] }[]): Promise<StagingProduct['images'][]> {
    const tasks = products.flatMap(({ images }, product) => images.map((image) => ({ image, product })));
    const preparedImages = await mapLimited(tasks, MAX_PARALLEL, ({ image }) => this.#prepareOne(image));
    const byProduct = Map.groupBy(preparedImages.entries(), ([index]) => tasks[index]?.product);
    return products.map((_, product) => (byProduct.get(product) ?? []).flatMap(([, prepared]) => prepared));
  }

  /** Counts of distinct addresses. */
  counts(): ImageCounts {
    return { imported: this.#imported.size, notFound: this.#notFound.size, unreadable: this.#unreadable.size };
  }

  async #prepareOne({ url, alt, color }: ImageDraft): Promise<StagingProduct['images']> {
    const file = await this.#folders.find(url);
    const result = file === undefined ? await this.#fetcher.find(url) : await this.#store.add(file);
    if (result === undefined) {
      this.#notFound.add(url);
      return [];
    }
    if ('image' in result) {
      this.#imported.add(url);
      this.#output.progress(`${this.#imported.size} pictures`);
      return [{ ...result.image, alt, color }];
    }
    if (!this.#unreadable.has(url)) this.#output.report(`picture ${file ?? url} left out: ${result.error}`);
    this.#unreadable.add(url);
    return [];
  }
}

/** Maps items asynchronously with at most `limit` in progress at a time; results are in the order of the items. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
