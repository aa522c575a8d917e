import { DatabaseSync } from 'node:sqlite';
import type { SomeRecords, FileRecord } from './file-records.ts';

/** Holds records of products that do not stand together until the whole file is read; on disk, so that any number fits. */
export class ScatteredRecords<Value> implements Disposable {
  /** An empty name is a private file that SQLite removes itself. */
  readonly #database = new DatabaseSync('');
  readonly #insert;
  /** By handle, in the order of their first records. */
  readonly #numbers = new Map<string, number>();

  constructor() {
    this.#database.exec('pragma journal_mode = off; pragma synchronous = off');
    this.#database.exec('create table record (product integer, line integer, value text); begin');
    this.#insert = this.#database.prepare('insert into record values (?, ?, ?)');
  }

  add(handle: string, { line, value }: FileRecord<Value>): void {
    const number = this.#numbers.get(handle) ?? this.#numbers.size;
    this.#numbers.set(handle, number);
    this.#insert.run(number, line, JSON.stringify(value));
  }

  /** Each product with its records in the order they were added. */
  *products(): Generator<{ handle: string; records: SomeRecords<Value> }> {
    this.#database.exec('create index by_product on record (product)');
    const select = this.#database.prepare('select line, value from record where product = ? order by rowid');
    for (const [handle, number] of this.#numbers) {
      const [first, ...others] = select.all(number).map((row): FileRecord<Value> => {
        const value: Value = JSON.parse(String(row['value']));
        return { line: Number(row['line']), value };
      });
      if (first) yield { handle, records: [first, ...others] };
    }
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }
}
