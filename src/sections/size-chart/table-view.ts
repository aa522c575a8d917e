import type { Site } from '../../cms/site/sites.schema.ts';
import type { SizeCell, SizeColumn, SizeTable } from '../../cms/sections/size-table.schema.ts';
import { translate } from '../../i18n/translate.ts';

/** A table as a page shows it: words of the locale, the country's own sizes first, measures in both units. */
export interface TableView {
  readonly caption: string;
  readonly columns: readonly { readonly heading: string; readonly isMeasure: boolean }[];
  readonly rows: readonly (readonly CellView[])[];
}

export interface CellView {
  readonly text: string;
  /** The measure in inches; its centimetres are the text. */
  readonly inches?: string;
  /** Part of the table's longest measure, in percent. */
  readonly part?: number;
}

export interface ViewContext {
  readonly locale: string;
  readonly site: Pick<Site, 'country' | 'region'>;
}

const CM_PER_INCH = 2.54;
const NOTHING = '–';

export function ownSystem({ country, region }: ViewContext['site']): 'US' | 'UK' | 'EU' {
  if (country === 'GB') return 'UK';
  return region === 'NORA' ? 'US' : 'EU';
}

export function viewTable(table: SizeTable, viewContext: ViewContext, options: { measureFirst: boolean }): TableView {
  const { locale } = viewContext;
  const order = table.columns
    .map((column, index) => ({
      column,
      index,
      rank: rankOf(column, ownSystem(viewContext.site), options.measureFirst),
    }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const measures = table.rows.flatMap((row) => row.flatMap((cell) => centimetres(cell)));
  const writing = {
    cm: lengthFormat(locale, measures.every(Number.isInteger) ? 0 : 1),
    inches: lengthFormat(locale, 1),
  };
  const longest = Math.max(0, ...measures);
  return {
    caption: table.label ?? (table.group ? groupName(locale, table.group) : translate(locale, 'services.sizeTable')),
    columns: order.map(({ column }) => ({ heading: headingOf(column, locale), isMeasure: isMeasure(column) })),
    rows: table.rows.map((row) => order.map(({ column, index }) => viewCell(row[index], column, { writing, longest }))),
  };
}

const isMeasure = (column: SizeColumn) => column.measure !== undefined;

function rankOf(column: SizeColumn, own: string, measureFirst: boolean): number {
  if (isMeasure(column)) return measureFirst ? 0 : 4;
  if (column.system === 'INT') return 1;
  return column.system === own ? 2 : 3;
}

function headingOf({ system, group, measure, label }: SizeColumn, locale: string): string {
  if (label !== undefined) return label;
  if (measure !== undefined) return translate(locale, `services.measure_${measure}`);
  const name = system === undefined || system === 'INT' ? translate(locale, 'services.size') : system;
  return group === undefined ? name : `${name} ${groupName(locale, group)}`;
}

const groupName = (locale: string, group: string) => translate(locale, `services.group_${group}`);

const centimetres = (cell: SizeCell): readonly number[] =>
  typeof cell === 'number' ? [cell] : typeof cell === 'string' ? [] : cell;

interface Writing {
  readonly cm: Intl.NumberFormat;
  readonly inches: Intl.NumberFormat;
}

/** All numbers of a column have the same digits, so that they align. */
function lengthFormat(locale: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function viewCell(
  cell: SizeCell | undefined,
  column: SizeColumn,
  { writing, longest }: { writing: Writing; longest: number },
): CellView {
  if (cell === undefined || cell === '') return { text: NOTHING };
  const values = centimetres(cell);
  if (!isMeasure(column) || values.length === 0) return { text: typeof cell === 'string' ? cell : values.join('–') };
  return {
    text: values.map((value) => writing.cm.format(value)).join('–'),
    inches: values.map((value) => writing.inches.format(value / CM_PER_INCH)).join('–'),
    part: Math.round((Math.max(...values) / longest) * 1000) / 10,
  };
}
