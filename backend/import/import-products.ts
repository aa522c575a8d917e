import { ANY_CURRENCY } from '../db/tables.ts';
import type { CatalogTarget, StagedChange } from './catalog-target.ts';
import { describeCurrencies, describeProblem, describeRenamed, type ImportOutput } from './import-report.ts';
import type { Problem, ProductDraft } from './product-draft.ts';
import type { ProductPictures } from './product-pictures.ts';
import type { ProductFile, ReadProduct } from './product-file.ts';
import { hashProduct, stageProduct } from './staged-product.ts';
import { VariantIds } from './variant-ids.ts';

/** Products (or stores), not rows; a row that belongs to none counts as skipped. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  skipped: number;
}

const PRODUCTS_PER_BATCH = 100;
const VARIANTS_PER_BATCH = 500;

interface Surroundings {
  file: ProductFile;
  target: CatalogTarget;
  pictures: ProductPictures;
  output: ImportOutput;
  prune: boolean;
  now: Date;
}

/** Takes the products of a file one by one and stages, in batches, those that differ from the catalogue. */
export class ProductImport {
  readonly counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, removed: 0, skipped: 0 };
  readonly #around: Surroundings;
  readonly #ids = new VariantIds();
  readonly #notSold: string[] = [];
  readonly #currencies = new Set<string>();
  #batch: ProductDraft[] = [];
  #batchVariants = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async add({ handle, handleCell, mapped }: ReadProduct): Promise<void> {
    const { output, target } = this.#around;
    const effect = mapped.product ? `row of ${handle} skipped` : `${handle} skipped`;
    for (const problem of mapped.problems) output.report(describeProblem(problem, effect));
    if (mapped.product && target.state.product(handle)?.source === 'demo') {
      const problem = handleCell.problem(`"${handle}" is a product of the demo shop`);
      output.report(describeProblem(problem, `${handle} skipped`));
      this.counts.skipped += 1;
    } else if (mapped.product) {
      await this.#enqueue(mapped.product);
    } else {
      this.counts.skipped += 1;
      if (mapped.notSold) this.#notSold.push(handle);
    }
  }

  /** A row that belongs to no product. */
  skipRow(problem: Problem): void {
    this.#around.output.report(describeProblem(problem, 'row skipped'));
    this.counts.skipped += 1;
  }

  /** To be called after the last product. */
  async finish(): Promise<void> {
    await this.#flush();
    const { target, file, prune, output } = this.#around;
    const notSold = this.#notSold.filter((id) => target.state.product(id)?.source === 'import');
    const gone = prune ? target.state.importedIds().filter((id) => !file.handles.has(id)) : [];
    await target.stageRemoval([...notSold, ...gone]);
    this.counts.removed = notSold.length + gone.length;
    const note = describeCurrencies([...this.#currencies].filter((currency) => currency !== ANY_CURRENCY));
    if (note !== undefined) output.report(note);
    if (this.counts.created + this.counts.changed + this.counts.removed > 0) await target.commit();
  }

  async #enqueue(product: ProductDraft): Promise<void> {
    this.#batch.push(product);
    for (const { prices } of product.variants) for (const { currency } of prices) this.#currencies.add(currency);
    this.#batchVariants += product.variants.length;
    if (this.#batch.length >= PRODUCTS_PER_BATCH || this.#batchVariants >= VARIANTS_PER_BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#batchVariants = 0;
    const { target, pictures } = this.#around;
    const taken = await target.state.takenSkus(batch.flatMap(candidateSkus), (id) => this.#staysOutside(id));
    const images = await pictures.prepare(batch);
    const changes = batch.flatMap((draft, index) => this.#compare(draft, taken, images[index] ?? []));
    await target.stage(changes);
  }

  #compare(draft: ProductDraft, taken: Set<string>, images: Parameters<typeof stageProduct>[2]): StagedChange[] {
    const { target, output, file, now } = this.#around;
    const { ids, renamed } = this.#ids.assign(draft, taken);
    for (const variant of renamed) output.report(describeRenamed(variant, file.skuColumn));
    const product = stageProduct(draft, ids, images);
    const contentHash = hashProduct(product);
    const known = target.state.product(draft.handle);
    if (known?.contentHash === contentHash) {
      this.counts.unchanged += 1;
      return [];
    }
    this.counts[known ? 'changed' : 'created'] += 1;
    const action = known ? 'change' : 'create';
    return [{ product, contentHash, action, createdAt: known?.createdAt ?? now.toISOString() }];
  }

  /** Products that this import does not replace keep their variant ids. */
  #staysOutside(productId: string): boolean {
    const { file, target, prune } = this.#around;
    if (target.state.product(productId)?.source === 'demo') return true;
    return !file.handles.has(productId) && !prune;
  }
}

function candidateSkus({ handle, variants }: ProductDraft): string[] {
  return variants.flatMap(({ sku }, index) => [...(sku === undefined ? [] : [sku]), `${handle}--${index + 1}`]);
}
