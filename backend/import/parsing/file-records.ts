/** One row, item or node of a file. */
export interface FileRecord<Value> {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** A JSON value. */
  readonly value: Value;
}

export type SomeRecords<Value> = [FileRecord<Value>, ...FileRecord<Value>[]];
