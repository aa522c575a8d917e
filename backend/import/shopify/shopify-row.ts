import { BadCell, cleanText, type Cell } from '../parsing/cell.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import type { Issue } from '../parsing/product-draft.ts';
import { extraCellsIssue } from '../parsing/unmapped-columns.ts';
import type { Field, ShopifyHeader } from './shopify-columns.ts';

/** One row of the file, read by field. */
export class ShopifyRow {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #header: ShopifyHeader;

  constructor(row: FileRecord<readonly string[]>, header: ShopifyHeader) {
    this.line = row.line;
    this.#cells = row.value;
    this.#header = header;
  }

  /** The cell in NFC, trimmed, without control characters; empty where the column is missing. */
  text(field: Field): string {
    return this.#textAt(this.#header.positions[field]);
  }

  cell(field: Field): Cell {
    return { text: this.text(field), issue: (message) => this.issue(field, message) };
  }

  has(field: Field): boolean {
    return this.#header.positions[field] !== undefined;
  }

  metafields(): { label: string; value: string }[] {
    return this.#header.metafields
      .map(({ label, position }) => ({ label, value: this.#textAt(position) }))
      .filter(({ value }) => value !== '');
  }

  issue(field: Field, message: string): Issue {
    return { line: this.line, column: this.#header.columnName(field), message };
  }

  /** Throws `BadCell` for a row with more cells than the header has columns. */
  assertNoExtraCells(): void {
    const extraCells = extraCellsIssue({ line: this.line, value: this.#cells }, this.#header.width);
    if (extraCells) throw new BadCell(extraCells);
  }

  #textAt(position: number | undefined): string {
    const cell = position === undefined ? '' : (this.#cells[position] ?? '');
    return cell === '' ? '' : cleanText(cell);
  }
}
