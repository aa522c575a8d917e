import { stat } from 'node:fs/promises';
import { readCsvRows } from './csv-file.ts';
import { ImportRefused } from './import-refused.ts';
import type { Problem } from './product-draft.ts';
import { BadCell, readHandle } from './read-cells.ts';
import { readShopifyHeader, type ShopifyHeader } from './shopify-columns.ts';
import { ShopifyRow } from './shopify-row.ts';

/** What one look through the whole file tells before anything is written. */
export interface FileScan {
  header: ShopifyHeader;
  /** Tells whether the file was written to since, see `stampOf`. */
  stamp: string;
  rows: number;
  handles: Set<string>;
  /** Handles whose rows do not stand together. */
  scattered: Set<string>;
}

export interface ProductRows {
  handle: string;
  rows: [ShopifyRow, ...ShopifyRow[]];
}

/** Throws `ImportRefused` where the file is of another format, is broken or holds no product. */
export async function scanProducts(path: string): Promise<FileScan> {
  let header: ShopifyHeader | undefined;
  let stamp = '';
  let rows = 0;
  let previous: string | undefined;
  const handles = new Set<string>();
  const scattered = new Set<string>();
  for await (const row of readCsvRows(path)) {
    if (header === undefined) {
      header = readShopifyHeader(row.cells);
      stamp = await stampOf(path);
      continue;
    }
    rows += 1;
    const { handle } = readRow(new ShopifyRow(row, header));
    if (handle === undefined) continue;
    if (handle !== previous && handles.has(handle)) scattered.add(handle);
    handles.add(handle);
    previous = handle;
  }
  if (header === undefined) throw new ImportRefused(`${path} is empty`);
  if (handles.size === 0) throw new ImportRefused(`${path} holds no products`);
  return { header, stamp, rows, handles, scattered };
}

export async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
}

export interface RowListener {
  /** Called for each row, with the number of rows read so far. */
  onRow(count: number): void;
  /** Called for a row that belongs to no product. */
  onLostRow(problem: Problem): void;
}

/** Each product once with all its rows; in memory are only one product and those whose rows are scattered. */
export async function* readProducts(path: string, scan: FileScan, listener: RowListener): AsyncGenerator<ProductRows> {
  const scattered = new Map<string, ProductRows>();
  let current: ProductRows | undefined;
  for await (const row of readDataRows(path, scan.header, listener)) {
    const { handle, problem } = readRow(row);
    if (handle === undefined) {
      listener.onLostRow(problem);
    } else if (scan.scattered.has(handle)) {
      addTo(scattered, handle, row);
    } else if (current?.handle === handle) {
      current.rows.push(row);
    } else {
      if (current) yield current;
      current = { handle, rows: [row] };
    }
  }
  if (current) yield current;
  yield* scattered.values();
}

async function* readDataRows(path: string, header: ShopifyHeader, listener: RowListener): AsyncGenerator<ShopifyRow> {
  let count = 0;
  for await (const row of readCsvRows(path)) {
    if (count > 0) yield new ShopifyRow(row, header);
    listener.onRow(count);
    count += 1;
  }
}

function addTo(products: Map<string, ProductRows>, handle: string, row: ShopifyRow): void {
  const known = products.get(handle);
  if (known) known.rows.push(row);
  else products.set(handle, { handle, rows: [row] });
}

type ReadRow = { handle: string; problem?: undefined } | { handle?: undefined; problem: Problem };

function readRow(row: ShopifyRow): ReadRow {
  const surplus = row.surplusProblem();
  if (surplus) return { problem: surplus };
  try {
    return { handle: readHandle(row) };
  } catch (error) {
    if (error instanceof BadCell) return { problem: error.problem };
    throw error;
  }
}
