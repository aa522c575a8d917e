/** One row, item or node of a file. */
export interface FileRecord<Value> {
  /** Where it begins, from 1. */
  readonly line: number;
  /** Something JSON can say. */
  readonly value: Value;
}

export type SomeRecords<Value> = [FileRecord<Value>, ...FileRecord<Value>[]];
