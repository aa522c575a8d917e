import { ANY_CURRENCY } from '../../db/tables.ts';
import type { ApproveRemoval } from './confirm-removal.ts';
import type { ExistingProduct, SkuOwner } from '../target/catalog-state.ts';
import type { CatalogTarget, StagingChange } from '../target/catalog-target.ts';
import { CategorySlugs } from '../parsing/category-slugs.ts';
import type { Cell } from '../parsing/cell.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import { describeCurrencies, describeIssue, describeRenamed } from './import-report.ts';
import type { Issue, ProductDraft } from '../parsing/product-draft.ts';
import type { ProductImages } from './product-images.ts';
import type { ProductFile, ReadProduct } from '../parsing/product-file.ts';
import { describeStock, movesStock, type ShopStock, type StockMode } from '../parsing/stock-mode.ts';
import { hashProduct, stageProduct, type StagingProduct } from '../target/staged-product.ts';
import { VariantIds } from './variant-ids.ts';
import type { ImportCounts } from './import-counts.ts';

const PRODUCTS_PER_BATCH = 100;
const VARIANTS_PER_BATCH = 500;

interface Surroundings {
  file: ProductFile;
  target: CatalogTarget;
  productImages: ProductImages;
  output: CommandOutput;
  prune: boolean;
  approve: ApproveRemoval;
  stockMode: StockMode;
  now: Date;
}

/** What a product of the file is compared with. */
interface Compared {
  taken: Set<string>;
  stock: ReadonlyMap<string, ShopStock>;
  images: StagingProduct['images'];
}

interface Waiting {
  draft: ProductDraft;
  handleCell: Cell;
}

/** Takes the products of a file one by one and stages, in batches, those that differ from the catalogue. */
export class ProductImport {
  readonly counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, removed: 0, skipped: 0 };
  readonly #around: Surroundings;
  readonly #ids = new VariantIds();
  readonly #notSold: string[] = [];
  readonly #currencies = new Set<string>();
  readonly #categories: CategorySlugs;
  #batch: Waiting[] = [];
  #batchVariants = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#categories = new CategorySlugs(around.target.state.categories, around.file.categories);
  }

  async add({ handle, handleCell, mapped }: ReadProduct): Promise<void> {
    const { output } = this.#around;
    const effect = mapped.product ? `row of ${handle} skipped` : `${handle} skipped`;
    for (const issue of mapped.issues) output.report(describeIssue(issue, effect));
    if (mapped.product) {
      await this.#enqueue({ draft: mapped.product, handleCell });
    } else {
      this.counts.skipped += 1;
      if (mapped.notSold) this.#notSold.push(handle);
    }
  }

  /** A row that belongs to no product. */
  skipRow(issue: Issue): void {
    this.#around.output.report(describeIssue(issue, 'row skipped'));
    this.counts.skipped += 1;
  }

  /** To be called after the last product. */
  async finish(): Promise<void> {
    await this.#flush();
    const { target, prune, output, stockMode } = this.#around;
    const existing = await target.state.products(this.#notSold);
    const notSold = this.#notSold.filter((id) => existing.get(id)?.source === 'import');
    const gone = prune ? await this.#findGone() : [];
    await target.stageRemoval([...notSold, ...gone]);
    this.counts.removed = notSold.length + gone.length;
    const notice = describeCurrencies([...this.#currencies].filter((currency) => currency !== ANY_CURRENCY));
    if (notice !== undefined) output.report(notice);
    const hasChanges = this.counts.created + this.counts.changed + this.counts.removed > 0;
    const counts = hasChanges ? await target.commit() : { fresh: 0, moved: 0 };
    if (counts) output.report(describeStock(stockMode, counts));
  }

  /** Products of earlier imports that the file lacks; their going has been agreed to. */
  async #findGone(): Promise<string[]> {
    const { target, file, approve } = this.#around;
    const gone = await target.state.importedWithout((id) => file.handles.has(id));
    const total = gone.length === 0 ? 0 : (await target.state.importedWithout(() => false)).length;
    await approve({ noun: 'products', gone, total });
    return gone;
  }

  async #enqueue(product: Waiting): Promise<void> {
    this.#batch.push(product);
    this.#batchVariants += product.draft.variants.length;
    if (this.#batch.length >= PRODUCTS_PER_BATCH || this.#batchVariants >= VARIANTS_PER_BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const { target, productImages } = this.#around;
    const existing = await target.state.products(this.#batch.map(({ draft }) => draft.handle));
    const batch = this.#withoutDemo(existing);
    this.#batch = [];
    this.#batchVariants = 0;
    const taken = await target.state.takenSkus(batch.flatMap(candidateSkus), (owner) => this.#staysOutside(owner));
    const stock = await target.state.stock(batch.flatMap(candidateSkus));
    const images = await productImages.prepare(batch);
    const changes = batch.flatMap((draft, index) =>
      this.#compare(draft, existing.get(draft.handle), { taken, stock, images: images[index] ?? [] }),
    );
    await target.stage(changes);
  }

  #withoutDemo(existing: ReadonlyMap<string, ExistingProduct>): ProductDraft[] {
    return this.#batch.flatMap(({ draft, handleCell }) => {
      if (existing.get(draft.handle)?.source !== 'demo') return [draft];
      const issue = handleCell.issue(`"${draft.handle}" is a product of the demo shop`);
      this.#around.output.report(describeIssue(issue, `${draft.handle} skipped`));
      this.counts.skipped += 1;
      return [];
    });
  }

  #compare(
    draft: ProductDraft,
    existing: ExistingProduct | undefined,
    { taken, stock, images }: Compared,
  ): StagingChange[] {
    const { output, file, now, stockMode } = this.#around;
    const { ids, renamed } = this.#ids.assign(draft, taken);
    for (const variant of renamed) output.report(describeRenamed(variant, file.skuColumn));
    const product = stageProduct(draft, { skus: ids, images, categories: this.#categories.assign(draft.categories) });
    const contentHash = hashProduct(product);
    for (const { prices } of product.variants) for (const { currency } of prices) this.#currencies.add(currency);
    const isRestocked = product.variants.some((variant) =>
      movesStock(variant.stock, stock.get(variant.sku), stockMode),
    );
    if (existing?.contentHash === contentHash && !isRestocked) {
      this.counts.unchanged += 1;
      return [];
    }
    this.counts[existing ? 'changed' : 'created'] += 1;
    const action = existing ? 'change' : 'create';
    return [{ product, contentHash, action, createdAt: existing?.createdAt ?? now.toISOString() }];
  }

  /** Products that this import does not replace keep their variant ids. */
  #staysOutside({ productId, source }: SkuOwner): boolean {
    const { file, prune } = this.#around;
    return source === 'demo' || (!file.handles.has(productId) && !prune);
  }
}

function candidateSkus({ handle, variants }: ProductDraft): string[] {
  return variants.flatMap(({ sku }, index) => [...(sku === undefined ? [] : [sku]), `${handle}--${index + 1}`]);
}
