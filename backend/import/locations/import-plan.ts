import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Removal } from '../catalog/confirm-removal.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { StockCounts } from '../parsing/stock-mode.ts';
import type { ImportOptions } from '../catalog/import-options.ts';

/** What an import of stores will do, worked out before anything is written. */
export interface Plan {
  readonly counts: ImportCounts;
  readonly skipped: readonly Issue[];
  /** Parts of what is written nevertheless. */
  readonly leftOut: readonly Issue[];
  /** Asked about before it is written. */
  readonly removal?: Removal;
  /** Of shelves, where the file tells of them. */
  readonly stock?: StockCounts;
  write(transaction: Transaction<Tables>): Promise<void>;
}

export type PlanOptions = Pick<ImportOptions, 'prune' | 'stock'>;
