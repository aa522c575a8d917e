/** Formatters by locale (`en-ca`). Instances are cached: creating one costs more than using it. */

const moneyFormats = new Map<string, Intl.NumberFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Currencies whose symbol another country shares: shown by code. */
const SHOWN_BY_CODE: ReadonlySet<string> = new Set(['CAD', 'AUD', 'NZD', 'MXN', 'HKD', 'SGD']);

/** `amount` in major units: `formatMoney(129.95, 'USD', 'en-us')` is "$129.95". */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale, 'auto').format(amount);
}

/** An amount, a whole one without decimals: "$50", "$129.95". */
export function formatAmount(amount: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale, 'stripIfInteger').format(amount);
}

function moneyFormat(currency: string, locale: string, trailingZeroDisplay: 'auto' | 'stripIfInteger') {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    const currencyDisplay = SHOWN_BY_CODE.has(currency) ? 'code' : 'symbol';
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay });
    moneyFormats.set(key, format);
  }
  return format;
}

export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  const key = `${locale} ${maximumFractionDigits}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of an ISO 8601 date, `2026-03-14` or a moment in UTC: "March 14, 2026". */
export function formatDate(date: string, locale: string): string {
  let format = dateFormats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    dateFormats.set(locale, format);
  }
  return format.format(new Date(date));
}

/** The day of an ISO 8601 moment in the time zone of the visitor, for scripts of the page: "March 14, 2026". */
export const formatLocalDate = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
