import { cleanText, type Cell } from '../parsing/cell.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { GoogleField } from './google-columns.ts';

/** An item as the file has it: what it says, in its order, and why none of it can be trusted. */
export interface ItemValue {
  readonly fields: readonly (readonly [field: GoogleField, text: string])[];
  readonly extraCells?: Issue | undefined;
}

export type SpellColumn = (field: GoogleField) => string;

/** One item of the feed, read by field. */
export class GoogleItem {
  readonly line: number;
  readonly #fields: ItemValue['fields'];
  readonly #spell: SpellColumn;

  constructor({ line, value }: FileRecord<ItemValue>, spell: SpellColumn) {
    this.line = line;
    this.#fields = value.fields;
    this.#spell = spell;
  }

  /** The first value of a field; empty where there is none. */
  text(field: GoogleField): string {
    return cleanText(this.#fields.find(([name]) => name === field)?.[1] ?? '');
  }

  /** Every value of a field that may repeat or be a list of addresses. */
  addresses(field: GoogleField): string[] {
    const values = this.#fields.filter(([name]) => name === field).map(([, text]) => cleanText(text));
    return values.flatMap((text) => text.split(/\s*,\s*(?=https?:|\/\/)/)).filter((text) => text !== '');
  }

  cell(field: GoogleField): Cell {
    const issue = (message: string) => ({ line: this.line, column: this.#spell(field), message });
    return { text: this.text(field), issue };
  }
}
