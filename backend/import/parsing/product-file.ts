import { BadCell, readHandle, type Cell } from './cell.ts';
import { CategoryCensus } from './category-slugs.ts';
import { ImportError } from './import-error.ts';
import type { CategoryDraft, MappedProduct, Issue } from './product-draft.ts';
import { ScatteredRecords } from './scattered-records.ts';
import type { FileRecord, SomeRecords } from './file-records.ts';

/** What a format knows about a file of its kind. */
export interface ProductSource<Value> {
  /** What the operator should know before anything is written. */
  readonly notices: readonly string[];
  /** Column of the variants' own ids, for reports. */
  readonly skuColumn: string;
  /** From the beginning, as often as asked. */
  records(): AsyncIterable<FileRecord<Value>>;
  /** Where the product of a record is named; throws `BadCell` where the record belongs to none. */
  handleCell(record: FileRecord<Value>): Cell;
  /** Those a record names, whether or not its product can be read. */
  categories(record: FileRecord<Value>): readonly CategoryDraft[];
  /** All records of one product, in the file's order. */
  map(handle: string, records: SomeRecords<Value>): MappedProduct;
}

export interface ReadListener {
  /** Called for each record, with the number of records read so far. */
  onRecord(count: number): void;
  /** Called for a record that belongs to no product. */
  onLostRecord(issue: Issue): void;
}

export interface ReadProduct {
  readonly handle: string;
  readonly handleCell: Cell;
  readonly mapped: MappedProduct;
}

/** A file that was looked through once, of whatever format. */
export interface ProductFile {
  readonly notices: readonly string[];
  readonly skuColumn: string;
  /** Number of records. */
  readonly size: number;
  readonly handles: ReadonlySet<string>;
  readonly categories: CategoryCensus;
  /** Each product once; in memory is only one of them at a time. */
  products(listener: ReadListener): AsyncGenerator<ReadProduct>;
}

/** Throws `ImportRefused` where the file is broken or holds no product. */
export async function scanFile<Value>(path: string, source: ProductSource<Value>): Promise<ProductFile> {
  const { size, handles, categories, scattered } = await scan(source);
  if (handles.size === 0) throw new ImportError(`${path} holds no products`);
  const { notices, skuColumn } = source;
  return {
    notices,
    skuColumn,
    size,
    handles,
    categories,
    products: (listener) => readProducts(source, scattered, listener),
  };
}

async function scan<Value>(source: ProductSource<Value>) {
  let size = 0;
  let previous: string | undefined;
  const handles = new Set<string>();
  const categories = new CategoryCensus();
  /** Handles whose records do not stand together. */
  const scattered = new Set<string>();
  for await (const record of source.records()) {
    size += 1;
    const { handle } = handleOf(source, record);
    if (handle === undefined) continue;
    if (handle !== previous && handles.has(handle)) scattered.add(handle);
    handles.add(handle);
    categories.add(source.categories(record));
    previous = handle;
  }
  return { size, handles, categories, scattered };
}

async function* readProducts<Value>(
  source: ProductSource<Value>,
  scattered: ReadonlySet<string>,
  listener: ReadListener,
): AsyncGenerator<ReadProduct> {
  using apart = new ScatteredRecords<Value>();
  let current: { handle: string; records: SomeRecords<Value> } | undefined;
  let count = 0;
  for await (const record of source.records()) {
    count += 1;
    listener.onRecord(count);
    const { handle, issue } = handleOf(source, record);
    if (handle === undefined) {
      listener.onLostRecord(issue);
    } else if (scattered.has(handle)) {
      apart.add(handle, record);
    } else if (current?.handle === handle) {
      current.records.push(record);
    } else {
      if (current) yield toProduct(source, current);
      current = { handle, records: [record] };
    }
  }
  if (current) yield toProduct(source, current);
  for (const product of apart.products()) yield toProduct(source, product);
}

function toProduct<Value>(
  source: ProductSource<Value>,
  { handle, records }: { handle: string; records: SomeRecords<Value> },
): ReadProduct {
  return { handle, handleCell: source.handleCell(records[0]), mapped: source.map(handle, records) };
}

type ReadHandle = { handle: string; issue?: undefined } | { handle?: undefined; issue: Issue };

function handleOf<Value>(source: ProductSource<Value>, record: FileRecord<Value>): ReadHandle {
  try {
    return { handle: readHandle(source.handleCell(record)) };
  } catch (error) {
    if (error instanceof BadCell) return { issue: error.issue };
    throw error;
  }
}
