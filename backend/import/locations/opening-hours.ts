import type { Store } from '../../../src/api/locations/stores.schema.ts';

type Hours = Store['hours'];
type Exceptions = Store['exceptionalHours'];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const RULE = /^([a-z.,\s–-]+?)[.:]?\s+(closed|off|\d.*)$/i;
/** A date, `closed` or times, and a reason. */
const EXCEPTION = /^(\d{4}-\d{2}-\d{2})[\s:]+(closed|off|\d{1,2}[\d:apm.\s,–-]*[\dm.])(?:\s+(\D.*))?$/i;
const SPAN = /^(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)\s*[-–]\s*(\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)$/i;

/**
 * Parses opening hours in the form of schema.org's `openingHours`, `Mo-Fr 10:00-19:00; Sa 10:00-18:00`; twelve-hour
 * times and rules on separate lines are supported too. `undefined` for any other text.
 */
export function readOpeningHours(text: string): Hours | undefined {
  const rules = text.split(/[;\n]/).map((rule) => rule.trim());
  const hours: Hours = [];
  for (const rule of rules.filter((one) => one !== '')) {
    const read = readRule(rule);
    if (read === undefined) return undefined;
    hours.push(...read);
  }
  return hours.toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
}

/**
 * Parses dates with other hours, `2026-12-24 10:00-15:00 Christmas Eve; 2026-12-25 closed`; `undefined` for any other
 * text.
 */
export function readExceptionalHours(text: string): Exceptions | undefined {
  const dates = text.split(/[;\n]/).map((date) => date.trim());
  const exceptions = dates.filter((one) => one !== '').map(readException);
  return exceptions.every((one) => one !== undefined) ? exceptions.flat() : undefined;
}

function readException(text: string): Exceptions | undefined {
  const [, date = '', times = '', reason] = EXCEPTION.exec(text) ?? [];
  if (date === '' || Number.isNaN(Date.parse(date))) return undefined;
  const named = { date, ...(reason === undefined ? {} : { reason }) };
  if (/^(closed|off)$/i.test(times)) return [named];
  const spans = times.split(',').map((span) => readSpan(span.trim()));
  return spans.every((span) => span !== undefined) ? spans.map((span) => ({ ...named, ...span })) : undefined;
}

function readRule(rule: string): Hours | undefined {
  const [, dayText = '', timeText = ''] = RULE.exec(rule) ?? [];
  const days = readDays(dayText);
  if (days === undefined) return undefined;
  if (/^(closed|off)$/i.test(timeText)) return [];
  const spans = timeText.split(',').map((span) => readSpan(span.trim()));
  if (!spans.every((span) => span !== undefined)) return undefined;
  return days.flatMap((day) => spans.map((span) => ({ day, ...span })));
}

/** `Mo-Fr`, `Sa,Su`, also across the end of the week as in `Sa-Mo`. */
function readDays(text: string): number[] | undefined {
  const ranges = text.split(',').map((range) => range.split(/[-–]/).map(dayOf));
  const days = ranges.flatMap(([first, last = first]) => {
    if (first === undefined || last === undefined) return [Number.NaN];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => ((first - 1 + index) % 7) + 1);
  });
  return days.some((day) => Number.isNaN(day)) ? undefined : days;
}

/** ISO 8601, 1 is Monday; names may be abbreviated to two letters. */
function dayOf(text: string): number | undefined {
  const name = text.trim().replace(/\.$/, '').toLowerCase();
  const index = name.length < 2 ? -1 : DAYS.findIndex((day) => day.startsWith(name));
  return index < 0 ? undefined : index + 1;
}

function readSpan(text: string): { opens: string; closes: string } | undefined {
  const [, from = '', to = ''] = SPAN.exec(text) ?? [];
  const [opens, closes] = [readTime(from), readTime(to)];
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

/** `HH:MM`; the end of the day is 23:59. */
function readTime(text: string): string | undefined {
  const [, hourText, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/i.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (Number(hourText) > (half === undefined ? 24 : 12) || Number(minute) > 59) return undefined;
  if (hour === 24) return minute === '00' ? '23:59' : undefined;
  return `${String(hour).padStart(2, '0')}:${minute}`;
}
