import type { Problem } from './product-draft.ts';
import type { FileRecord } from './product-file.ts';

/** More cells than the header has columns: a separator or quote is wrong, and no cell of the row can be trusted. */
export function surplusProblem(row: FileRecord<readonly string[]>, width: number): Problem | undefined {
  const surplus = row.value.slice(width).findLastIndex((cell) => cell.trim() !== '');
  if (surplus < 0) return undefined;
  return { line: row.line, column: `${width + surplus + 1}`, message: `the header has only ${width} columns` };
}
