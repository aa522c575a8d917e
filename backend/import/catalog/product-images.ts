import type { ImageFetcher } from '../images/image-fetcher.ts';
import type { ImageFolders } from './image-folders.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import type { ImageCounts } from './import-counts.ts';
import type { ImageStore } from '../images/image-store.ts';
import { mapLimited } from '../images/map-limited.ts';
import type { ImageDraft } from '../parsing/product-draft.ts';
import type { StagingProduct } from '../target/staged-product.ts';

/** Fetched or converted. */
const MAX_PARALLEL = 4;

/** Turns addresses of a file's pictures into pictures the shop serves; those it cannot find or read are left out. */
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

  /** One list per product, in their order. */
  async prepare(products: readonly { images: ImageDraft[] }[]): Promise<StagingProduct['images'][]> {
    const tasks = products.flatMap(({ images }, product) => images.map((image) => ({ image, product })));
    const preparedImages = await mapLimited(tasks, MAX_PARALLEL, ({ image }) => this.#prepareOne(image));
    const byProduct = Map.groupBy(preparedImages.entries(), ([index]) => tasks[index]?.product);
    return products.map((_, product) => (byProduct.get(product) ?? []).flatMap(([, prepared]) => prepared));
  }

  /** Different addresses, each counted once. */
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
