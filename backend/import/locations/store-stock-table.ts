import { BadCell, cleanText, readCount } from '../parsing/cell.ts';
import { readDataRows } from '../parsing/csv-file.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import type { Issue } from '../parsing/product-draft.ts';
import { extraCellsIssue } from '../parsing/unmapped-columns.ts';

/** Units of a variant in a store. */
export interface StoreStockEntry {
  readonly line: number;
  readonly storeId: string;
  readonly sku: string;
  readonly qty: number;
}

/** Columns of a stock table with their accepted names; those of commercetools come last. */
const COLUMNS = [
  ['storeid', 'supplychannel', 'warehouseid', 'warehouse'],
  ['sku', 'variantid', 'productid'],
  ['qty', 'quantity', 'stock', 'quantityonstock'],
] as const;

/** Positions of store, variant and units; `undefined` when the header is another table's. */
export function findStockColumns(header: readonly string[]): readonly [number, number, number] | undefined {
  const keys = header.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  const [store = -1, sku = -1, qty = -1] = COLUMNS.map((names) =>
    keys.findIndex((key) => names.some((name) => name === key)),
  );
  return store < 0 || sku < 0 || qty < 0 ? undefined : [store, sku, qty];
}

/** Every valid row; of two for the same store and variant the later one wins. */
export async function readStockTable(
  path: string,
  header: readonly string[],
  columns: readonly [number, number, number],
) {
  const entries = new Map<string, StoreStockEntry>();
  const issues: Issue[] = [];
  for await (const row of readDataRows(path)) {
    try {
      const entry = readEntry(row, header, columns);
      entries.set(JSON.stringify([entry.storeId, entry.sku]), entry);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      issues.push(error.issue);
    }
  }
  return { entries: [...entries.values()], issues };
}

function readEntry(
  row: FileRecord<readonly string[]>,
  header: readonly string[],
  [store, variant, units]: readonly [number, number, number],
): StoreStockEntry {
  const extraCells = extraCellsIssue(row, header.length);
  if (extraCells) throw new BadCell(extraCells);
  const cellAt = (position: number) => {
    const text = cleanText(row.value[position] ?? '');
    const issue = (message: string) => ({ line: row.line, column: header[position] ?? '', message });
    if (text === '') throw new BadCell(issue('is empty'));
    return { text, issue };
  };
  return {
    line: row.line,
    storeId: cellAt(store).text,
    sku: cellAt(variant).text.replace(/^'/, ''),
    qty: readCount(cellAt(units)),
  };
}
