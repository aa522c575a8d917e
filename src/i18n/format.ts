/** Formatters by locale (`en-ca`). Instances are cached: creating one costs more than using it. */

const numberFormats = new Map<string, Intl.NumberFormat>();

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

/** The time of day of an ISO 8601 moment in the time zone of the visitor, for scripts of the page: "3:45 PM". */
export const formatTime = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
