/** Amounts are whole minor units (cents) internally and decimal numbers on the wire. */

/** Significant digits that a double represents exactly; digits beyond are rounding errors of the multiplication. */
const PRECISION = 15;

const digitsOf = new Map<string, number>();

/** Fraction digits: USD 2, JPY 0. An unknown code has 2. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** `toMinor(129.95, 'USD')` is 12995; halves of a minor unit are rounded up. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(Number((amount * 10 ** currencyDigits(currency)).toPrecision(PRECISION)));
}

/** `toMajor(12995, 'USD')` is 129.95. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** currencyDigits(currency);
}
