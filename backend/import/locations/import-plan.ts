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

/** Counts of a plan: `put` of the `own` entries of the file are written, `created` of them are new. */
export function countChanges(changes: {
  readonly created: number;
  readonly put: readonly unknown[];
  readonly own: readonly unknown[];
  readonly gone: readonly unknown[];
  readonly skipped: readonly Issue[];
}): ImportCounts {
  const { created, put, own, gone, skipped } = changes;
  return {
    created,
    changed: put.length - created,
    unchanged: own.length - put.length,
    removed: gone.length,
    skipped: skipped.length,
  };
}
