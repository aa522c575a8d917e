import { cleanText, type Cell } from '../parsing/cell.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { GoogleField } from './google-columns.ts';

/** An item as the file has it: its fields in order, and an issue when the item cannot be read reliably. */
export interface ItemValue {
  readonly fields: readonly (readonly [field: GoogleField, text: string])[];
  readonly extraCells?: Issue | undefined;
}

export type SpellColumn = (field: GoogleField) => string;

/** One item of the feed, with access by field. */
export class GoogleItem {
  readonly line: number;
  readonly #fields: ItemValue['fields'];
  readonly #spell: SpellColumn;

  constructor({ line, value }: FileRecord<ItemValue>, spell: SpellColumn) {
    this.line = line;
    this.#fields = value.fields;
    this.#spell = spell;
  }

  /** The first value of a field; empty when absent. */
  text(field: GoogleField): string {
    return cleanText(this.#fields.find(([name]) => name === field)?.[1] ?? '');
  }

  /** All values of a field that may repeat or be a list of addresses. */
  addresses(field: GoogleField): string[] {
    const values = this.#fields.filter(([name]) => name === field).map(([, text]) => cleanText(text));
    return values.flatMap((text) => text.split(/\s*,\s*(?=https?:|\/\/)/)).filter((text) => text !== '');
  }

  cell(field: GoogleField): Cell {
    const issue = (message: string) => ({ line: this.line, column: this.#spell(field), message });
    return { text: this.text(field), issue };
  }
}
