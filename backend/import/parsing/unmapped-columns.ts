import type { Issue } from './product-draft.ts';
import type { FileRecord } from './file-records.ts';

/** More cells than the header has columns: a separator or quote is wrong, and no cell of the row can be trusted. */
export function extraCellsIssue(row: FileRecord<readonly string[]>, width: number): Issue | undefined {
  const lastExtraCell = row.value.slice(width).findLastIndex((cell) => cell.trim() !== '');
  if (lastExtraCell < 0) return undefined;
  return { line: row.line, column: `${width + lastExtraCell + 1}`, message: `the header has only ${width} columns` };
}
