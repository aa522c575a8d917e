/** Formatters by locale (`en-ca`). Instances are kept: making one costs more than using it. */

const moneyFormats = new Map<string, Intl.NumberFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Currencies whose symbol is another country's too: shown by code. */
const SHOWN_BY_CODE: ReadonlySet<string> = new Set(['CAD', 'AUD', 'NZD', 'MXN', 'HKD', 'SGD']);

/** `amount` in major units: `formatMoney(129.95, 'USD', 'en-us')` is "$129.95". */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    const currencyDisplay = SHOWN_BY_CODE.has(currency) ? 'code' : 'symbol';
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    moneyFormats.set(key, format);
  }
  return format.format(amount);
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
