import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Removal } from '../catalog/confirm-removal.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { StockCounts } from '../parsing/stock-mode.ts';
import type { ImportOptions } from '../catalog/import-options.ts';

/** The changes of a store import, computed before anything is written. */
export interface Plan {
  readonly counts: ImportCounts;
  readonly skipped: readonly Issue[];
  /** Parts of stores that are left out while the rest is written. */
  readonly leftOut: readonly Issue[];
  /** Needs approval before it is written. */
  readonly removal?: Removal;
  /** Store stock, where the file contains it. */
  readonly stock?: StockCounts;
  write(transaction: Transaction<Tables>): Promise<void>;
}

export type PlanOptions = Pick<ImportOptions, 'prune' | 'stock'>;
