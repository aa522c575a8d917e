import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { CatalogState } from './catalog-state.ts';
import type { CatalogTarget, StagingChange } from './catalog-target.ts';
import type { ImportRun } from './import-run.ts';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import { toStockColumns, type StockCounts, type StockMode } from '../parsing/stock-mode.ts';
import { applyImport, type StagingCategory } from './apply-import.ts';

interface DatabaseTargetOptions {
  run: ImportRun;
  state: CatalogState;
  stockMode: StockMode;
}

/** Stages an import in tables of its own, with one short transaction per call. */
export class DatabaseTarget implements CatalogTarget {
  readonly state: CatalogState;
  readonly #database: Database;
  readonly #run: ImportRun;
  readonly #stockMode: StockMode;
  /** Categories of staged products, by id. */
  readonly #categories = new Map<string, StagingCategory>();

  constructor(database: Database, { run, state, stockMode }: DatabaseTargetOptions) {
    this.#database = database;
    this.#run = run;
    this.#stockMode = stockMode;
    this.state = state;
  }

  async stage(changes: StagingChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.#database.write.transaction().execute(async (transaction) => {
      await this.#stageProducts(transaction, changes);
      await this.#stageImages(transaction, changes);
      await this.#stageCategories(transaction, changes);
      await this.#stageVariants(transaction, changes);
      await this.#stagePrices(transaction, changes);
    });
  }

  async stageRemoval(ids: string[]): Promise<void> {
    const blank = {
      name: '',
      brand: '',
      description: '',
      attributes: '',
      colors: '',
      created_at: '',
      content_hash: '',
    };
    const rows = ids.map((id) => ({ run_id: this.#run.id, id, action: 'remove' as const, ...blank }));
    await this.#database.write
      .transaction()
      .execute((transaction) => insertInBatches(transaction, 'import_product', rows));
  }

  commit(): Promise<StockCounts> {
    return this.#database.write.transaction().execute(async (transaction) => {
      await this.#run.assertOwned(transaction);
      const categories = [...this.#categories.values()];
      return applyImport(transaction, { runId: this.#run.id, categories, stockMode: this.#stockMode });
    });
  }

  async close(): Promise<void> {
    try {
      await this.#run.end();
    } finally {
      await this.#database.close();
    }
  }

  async #stageProducts(transaction: Transaction<Tables>, changes: StagingChange[]): Promise<void> {
    const rows = changes.map(({ product, action, contentHash, createdAt }) => ({
      run_id: this.#run.id,
      id: product.id,
      action,
      name: product.name,
      brand: product.brand,
      description: product.description,
      attributes: JSON.stringify(product.attributes),
      colors: JSON.stringify(product.colors),
      created_at: createdAt,
      content_hash: contentHash,
    }));
    await insertInBatches(transaction, 'import_product', rows);
  }

  async #stageImages(transaction: Transaction<Tables>, changes: StagingChange[]): Promise<void> {
    const rows = changes.flatMap(({ product }) =>
      product.images.map(({ color, ...image }, position) => ({
        run_id: this.#run.id,
        product_id: product.id,
        position,
        ...image,
        color: color ?? null,
      })),
    );
    await insertInBatches(transaction, 'import_image', rows);
  }

  async #stageCategories(transaction: Transaction<Tables>, changes: StagingChange[]): Promise<void> {
    const rows = changes.flatMap(({ product }) =>
      product.categories.map(({ slug, name, path }, position) => {
        const id = this.state.categoryId(slug);
        const known = this.#categories.get(id);
        this.#categories.set(id, { id, slug, name: known?.name ?? name, path: path ?? known?.path });
        return { run_id: this.#run.id, product_id: product.id, category_id: id, position };
      }),
    );
    await insertInBatches(transaction, 'import_category', rows);
  }

  async #stageVariants(transaction: Transaction<Tables>, changes: StagingChange[]): Promise<void> {
    const rows = changes.flatMap(({ product }) =>
      product.variants.map((variant, position) => ({
        run_id: this.#run.id,
        sku: variant.sku,
        product_id: product.id,
        position,
        size: variant.size ?? null,
        color: variant.color ?? null,
        size_rank: variant.sizeRank,
        upc: variant.upc ?? null,
        digital: variant.isDigital ? 1 : 0,
        releases_at: variant.releasesAt ?? null,
        discontinued: variant.isDiscontinued ? 1 : 0,
        ...toStockColumns(variant.stock),
      })),
    );
    await insertInBatches(transaction, 'import_variant', rows);
  }

  async #stagePrices(transaction: Transaction<Tables>, changes: StagingChange[]): Promise<void> {
    const variants = changes.flatMap(({ product }) => product.variants);
    const rows = variants.flatMap(({ sku, prices }) =>
      prices.map(({ currency, current, original }) => ({
        run_id: this.#run.id,
        variant_sku: sku,
        currency,
        current_minor: current,
        original_minor: original,
      })),
    );
    await insertInBatches(transaction, 'import_price', rows);
  }
}
