/** A number as English writes it, apart from those in sizes (`8Y`, `size 9`) and names (`IPX6`). */
export const NUMBER = /(?<![\p{L}\d.,])(?<!size )\d(?:[\d,.]*\d)?(?![\d\p{L}])/gu;

/** The English numbers of a text as the locale writes them. */
export function formatNumbers(text: string, locale: string): string {
  const { thousands, decimal } = separatorsOf(locale);
  return text.replaceAll(NUMBER, (number) =>
    number.replaceAll(/[,.]/g, (separator) => (separator === ',' ? thousands : decimal)),
  );
}

function separatorsOf(locale: string): { readonly thousands: string; readonly decimal: string } {
  if (locale.startsWith('en-')) return { thousands: ',', decimal: '.' };
  if (locale.startsWith('fr-')) return { thousands: '\u00a0', decimal: ',' };
  return { thousands: '.', decimal: ',' };
}
