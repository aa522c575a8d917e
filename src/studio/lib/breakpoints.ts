/** The widths that content tells apart, as people call them. */
export const WIDTHS: Readonly<Record<string, string>> = { small: 'phones', medium: 'tablets', large: 'desks' };

export function formatWidths(names: readonly string[]): string {
  return names.map((name) => (Object.hasOwn(WIDTHS, name) ? WIDTHS[name] : name)).join(', ');
}
