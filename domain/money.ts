/** Amounts are whole minor units (cents) internally, decimal numbers on the wire, and shown as text of the locale. */

/** Significant digits that a double represents exactly; digits beyond are rounding errors of the multiplication. */
const PRECISION = 15;

const digitsOf = new Map<string, number>();

/** Fraction digits: USD 2, JPY 0. An unknown code has 2. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const digits = moneyFormat(currency, 'en', 'auto').resolvedOptions().maximumFractionDigits ?? 2;
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

/** An amount in major units: `formatMoney(129.95, 'USD', 'en-us')` is "$129.95". */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale, 'auto').format(amount);
}

/** An amount in major units, a whole one without decimals: "$50", "$129.95". */
export function formatAmount(amount: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale, 'stripIfInteger').format(amount);
}

/** A range of whole amounts in major units: "$50 – $100". */
export function formatAmountRange(
  [from, to]: readonly [from: number, to: number],
  currency: string,
  locale: string,
): string {
  return moneyFormat(currency, locale, 'stripIfInteger').formatRange(from, to);
}

/** Currencies whose symbol another country shares: shown by code (docs/contract.md#money). */
const SHOWN_BY_CODE: ReadonlySet<string> = new Set(['CAD', 'AUD', 'NZD', 'MXN', 'HKD', 'SGD']);

/** Cached: creating a format costs more than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(
  currency: string,
  locale: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    const currencyDisplay = SHOWN_BY_CODE.has(currency) ? 'code' : 'symbol';
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay });
    moneyFormats.set(key, format);
  }
  return format;
}
