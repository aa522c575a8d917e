/** One line of the table: Aisle's value, the limit's value in the same run, and the target ratio. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly aisle: number;
  /** Undefined where the target is absolute, such as a share of lost taps. */
  readonly limit?: { readonly value: number; readonly label: string };
  readonly target: Target;
}

/** `ratio` compares with the limit, `value` with a fixed number of the same unit. */
export type Target =
  | { readonly kind: 'ratio-at-most' | 'ratio-at-least'; readonly bound: number }
  | { readonly kind: 'value-at-most' | 'value-at-least'; readonly bound: number };

export function ratioOf({ aisle, limit }: Figure): number | undefined {
  return limit && limit.value > 0 ? aisle / limit.value : undefined;
}

export function isMet(figure: Figure): boolean {
  const { kind, bound } = figure.target;
  if (kind === 'value-at-most') return figure.aisle <= bound;
  if (kind === 'value-at-least') return figure.aisle >= bound;
  const ratio = ratioOf(figure);
  if (ratio === undefined) return false;
  return kind === 'ratio-at-most' ? ratio <= bound : ratio >= bound;
}

const COLUMNS = ['figure', 'Aisle', 'limit', 'ratio', 'wanted', '', 'limit is'] as const;

/** A plain text table, columns aligned, one line per figure. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...figures.map(formatRow)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatRow(figure: Figure): readonly string[] {
  const { name, unit, aisle, limit } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    `${round(aisle)} ${unit}`,
    limit ? `${round(limit.value)} ${unit}` : '-',
    ratio === undefined ? '-' : ratio.toFixed(2),
    formatTarget(figure),
    isMet(figure) ? 'ok' : 'MISSED',
    limit?.label ?? '-',
  ];
}

function formatTarget({ target, unit }: Figure): string {
  if (target.kind === 'value-at-most') return `<= ${target.bound} ${unit}`;
  if (target.kind === 'value-at-least') return `>= ${target.bound} ${unit}`;
  return `${target.kind === 'ratio-at-most' ? '<=' : '>='} ${target.bound}`;
}

function round(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
