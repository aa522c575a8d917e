import type { CatalogState } from './catalog-state.ts';
import type { StagingProduct } from './staged-product.ts';
import type { StockCounts } from '../parsing/stock-mode.ts';

export interface StagingChange {
  action: 'create' | 'change';
  product: StagingProduct;
  contentHash: string;
  /** When the product first came into the catalogue, ISO 8601. */
  createdAt: string;
}

/** Where an import goes: gathered first, then taken over all at once. */
export interface CatalogTarget {
  readonly state: CatalogState;
  stage(changes: StagingChange[]): Promise<void>;
  stageRemoval(ids: string[]): Promise<void>;
  /** All or nothing; a running shop shows it soon after. Nothing is said of stock in a dry run. */
  commit(): Promise<StockCounts | undefined>;
  /** To be called in any case; without a commit before, the catalogue stays as it was. */
  close(): Promise<void>;
}
