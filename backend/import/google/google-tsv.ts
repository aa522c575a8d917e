import { readCsvHeader, readDataRows } from '../parsing/csv-file.ts';
import { formatError } from '../parsing/format-error.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { extraCellsIssue } from '../parsing/unmapped-columns.ts';
import { isGoogleField, REQUIRED, toField, type GoogleField } from './google-columns.ts';
import type { ItemValue, SpellColumn } from './google-item.ts';

/** A feed of either form, opened. */
export interface Feed {
  items(): AsyncIterable<FileRecord<ItemValue>>;
  readonly spell: SpellColumn;
  /** Columns that the format does not have. */
  readonly unknown: readonly string[];
}

/** A feed as a table with a header, whatever separates its cells. Throws `ImportRefused` for another table. */
export async function openTable(path: string): Promise<Feed> {
  const names = (await readCsvHeader(path)).map((name) => name.trim());
  const fields = names.map(toField);
  const unknown = names.filter((name) => name !== '' && !isGoogleField(name));
  requireFields(fields, unknown[0]);
  return {
    unknown,
    spell: (field) => names[fields.indexOf(field)] ?? field,
    async *items() {
      for await (const row of readDataRows(path)) yield { line: row.line, value: toItem(row, fields) };
    },
  };
}

export function requireFields(present: readonly (GoogleField | undefined)[], wrong: string | undefined): void {
  const missing = REQUIRED.filter((field) => !present.includes(field)).map((field) => `"${field}"`);
  if (missing.length > 0) {
    throw formatError('a Google Merchant feed', `it has no ${missing.join(', no ')}`, wrong);
  }
}

function toItem(row: FileRecord<readonly string[]>, fields: readonly (GoogleField | undefined)[]): ItemValue {
  const found = fields.flatMap((field, index): ItemValue['fields'] => {
    const text = row.value[index] ?? '';
    return field === undefined || text === '' ? [] : [[field, text]];
  });
  return { fields: found, extraCells: extraCellsIssue(row, fields.length) };
}
