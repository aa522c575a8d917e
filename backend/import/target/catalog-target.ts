import type { CatalogState } from './catalog-state.ts';
import type { StagingProduct } from './staged-product.ts';
import type { StockCounts } from '../parsing/stock-mode.ts';

export interface StagingChange {
  action: 'create' | 'change';
  product: StagingProduct;
  contentHash: string;
  /** When the product was added to the catalogue, ISO 8601. */
  createdAt: string;
}

/** Target of an import: records are staged first, then applied all at once. */
export interface CatalogTarget {
  readonly state: CatalogState;
  stage(changes: StagingChange[]): Promise<void>;
  stageRemoval(ids: string[]): Promise<void>;
  /**
   * Applies the staged records, all or none; a running shop shows them soon after. Stock counts are `undefined` in a
   * dry run.
   */
  commit(): Promise<StockCounts | undefined>;
  /** Must be called in any case; without a commit before, the catalogue remains unchanged. */
  close(): Promise<void>;
}
