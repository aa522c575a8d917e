const PARTIAL_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;

/** A year, month or day (`2019`, `2019-04`, `2019-04-12`) in the locale's words; `undefined` for anything else. */
export function formatPartialDate(date: string, locale: string): string | undefined {
  const [, year, month, day] = PARTIAL_DATE.exec(date) ?? [];
  const moment = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  if (year === undefined || Number.isNaN(moment.getTime())) return undefined;
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', timeZone: 'UTC' };
  if (month !== undefined) parts.month = 'long';
  if (day !== undefined) parts.day = 'numeric';
  return new Intl.DateTimeFormat(locale, parts).format(moment);
}

/**
 * An ISO 8601 instant with its day of the week, time and time zone, in the locale's words. Without a known `timeZone`
 * (IANA) the offset of the instant applies.
 */
export function formatInstant(instant: string, locale: string, timeZone?: string): string {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : offsetOf(instant);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(new Date(instant));
}

/** Word for a unit of time beside a countdown's number, such as "days". */
export function timeUnitName(unit: 'day' | 'hour' | 'minute' | 'second', locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(10).find(({ type }) => type === 'unit')?.value ?? unit;
}

function offsetOf(instant: string): string {
  const offset = OFFSET.exec(instant)?.[0] ?? 'Z';
  return offset === 'Z' ? 'UTC' : offset;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
