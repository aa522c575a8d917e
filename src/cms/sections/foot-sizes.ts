import type { FootSize } from '../../../domain/foot-length.ts';
import type { SizeColumn, SizeTable } from './size-table.schema.ts';

/** A size as one numbering has it: `EU 42`, `US 10.5` for women. */
export interface SizeName {
  readonly system: NonNullable<SizeColumn['system']>;
  readonly group?: SizeColumn['group'];
  readonly name: string;
}

/** The rows of a table that have a foot length, with the names of their sizes; a table's group is that of its columns. */
export function footSizesOf({ columns, rows, group: tableGroup }: SizeTable): readonly FootSize<readonly SizeName[]>[] {
  const lengthAt = columns.findIndex(({ measure }) => measure === 'footLength');
  return rows.flatMap((cells) => {
    const length = cells[lengthAt];
    const footLength = Array.isArray(length) ? length[1] : length;
    if (typeof footLength !== 'number') return [];
    const names = columns.flatMap(({ system, group = tableGroup }, index) => {
      const cell = cells[index];
      return system === undefined || cell === undefined || cell === '' ? [] : [{ system, group, name: String(cell) }];
    });
    return [{ footLength, names }];
  });
}
