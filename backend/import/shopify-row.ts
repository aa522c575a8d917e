import type { CsvRow } from './csv-file.ts';
import type { Problem } from './product-draft.ts';
import type { Field, ShopifyHeader } from './shopify-columns.ts';

/** One row of the file, read by field. */
export class ShopifyRow {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #header: ShopifyHeader;

  constructor(row: CsvRow, header: ShopifyHeader) {
    this.line = row.line;
    this.#cells = row.cells;
    this.#header = header;
  }

  /** The cell in NFC, trimmed, without control characters; empty where the column is missing. */
  text(field: Field): string {
    return this.#textAt(this.#header.positions[field]);
  }

  has(field: Field): boolean {
    return this.#header.positions[field] !== undefined;
  }

  metafields(): { label: string; value: string }[] {
    return this.#header.metafields
      .map(({ label, position }) => ({ label, value: this.#textAt(position) }))
      .filter(({ value }) => value !== '');
  }

  problem(field: Field, message: string): Problem {
    return { line: this.line, column: this.#header.columnName(field), message };
  }

  /** More cells than the header has columns: a comma or quote is wrong, and no cell can be trusted. */
  surplusProblem(): Problem | undefined {
    const surplus = this.#cells.slice(this.#header.width).findLastIndex((cell) => cell.trim() !== '');
    if (surplus < 0) return undefined;
    const position = this.#header.width + surplus + 1;
    return { line: this.line, column: `${position}`, message: `the header has only ${this.#header.width} columns` };
  }

  #textAt(position: number | undefined): string {
    const cell = position === undefined ? '' : (this.#cells[position] ?? '');
    return cell === '' ? '' : cleanText(cell);
  }
}

// Removing them is the purpose: PostgreSQL refuses NUL in text.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

function cleanText(cell: string): string {
  return cell.replace(CONTROLS, '').normalize('NFC').trim();
}
