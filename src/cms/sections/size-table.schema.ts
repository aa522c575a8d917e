import { z } from 'zod';

/** Size tables: numbers and codes only, so that one document serves every language; pages label the codes. */

/** `INT`: letters, S to XL, or a waist in inches, W32. */
export const SIZE_SYSTEMS = ['INT', 'US', 'UK', 'EU'] as const;
export const SIZE_GROUPS = ['men', 'women', 'kids'] as const;
export const MEASURES = ['footLength', 'chest', 'waist', 'hips', 'inseam', 'hand', 'backLength', 'head'] as const;

const column = z.object({
  system: z.enum(SIZE_SYSTEMS).optional().meta({ title: 'Size system' }),
  group: z.enum(SIZE_GROUPS).optional().meta({ title: 'Whose numbering' }),
  measure: z.enum(MEASURES).optional().meta({ title: 'Measure', description: 'Its cells are centimetres.' }),
  label: z.string().max(80).optional().meta({ title: 'Heading', description: 'Where none of the others names it.' }),
});

/** A size, centimetres, or a range of centimetres. */
const cell = z.union([z.string().max(40), z.number(), z.array(z.number()).length(2)]);

export const sizeTable = z.object({
  group: z.enum(SIZE_GROUPS).optional().meta({ title: 'For whom' }),
  label: z.string().max(120).optional().meta({ title: 'Caption' }),
  columns: z.array(column).min(1).max(12).meta({ title: 'Columns' }),
  rows: z
    .array(z.array(cell).max(12))
    .min(1)
    .max(100)
    .meta({ title: 'Rows', description: 'Cells in the order of columns.' }),
});

const sizeTables = z.object({ tables: z.array(z.unknown()) }).catch({ tables: [] });

export type SizeTable = z.output<typeof sizeTable>;
export type SizeColumn = z.output<typeof column>;
export type SizeCell = z.output<typeof cell>;

/** The tables of a document; a malformed one is left out. */
export function readSizeTables(document: unknown): readonly SizeTable[] {
  return sizeTables.parse(document).tables.flatMap((table) => sizeTable.safeParse(table).data ?? []);
}
