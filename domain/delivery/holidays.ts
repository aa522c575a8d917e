import { addDays, dateOf, weekdayOf } from './calendar-date.ts';

/**
 * Public holidays of a country, each a rule: `12-25`, `easter+1`, `4th thursday of 11`, `last monday of 05`,
 * `monday before 05-25`; with ` or next working day` it moves from a weekend to the next day that is neither part of it
 * nor a holiday.
 */
export type HolidayRules = readonly string[];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = `(${DAYS.join('|')})`;
const MONTH_DAY = String.raw`(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;

const FIXED = new RegExp(`^${MONTH_DAY}$`);
const EASTER = /^easter([+-]\d{1,2})$/;
const NTH = new RegExp(`^([1-4])(?:st|nd|rd|th) ${DAY} of (0[1-9]|1[0-2])$`);
const LAST = new RegExp(`^last ${DAY} of (0[1-9]|1[0-2])$`);
const BEFORE = new RegExp(`^${DAY} before ${MONTH_DAY}$`);
const MOVES = / or next working day$/;

const SATURDAY = 6;
const isWeekend = (date: string): boolean => weekdayOf(date) >= SATURDAY;

/** The date of a rule in a year; `undefined` for a text that is no rule. */
function holidayIn(year: number, rule: string): string | undefined {
  const [, month, day] = FIXED.exec(rule) ?? [];
  if (month !== undefined) return dateOf(year, Number(month), Number(day));
  const [, offset] = EASTER.exec(rule) ?? [];
  if (offset !== undefined) return addDays(easterSunday(year), Number(offset));
  const [, nth, name = '', ofMonth] = NTH.exec(rule) ?? [];
  if (nth !== undefined) return weekdayFrom(dateOf(year, Number(ofMonth), Number(nth) * 7 - 6), name);
  const [, last = '', lastOf] = LAST.exec(rule) ?? [];
  if (lastOf !== undefined) return weekdayFrom(dateOf(year, Number(lastOf) + 1, -6), last);
  const [, before = '', beforeMonth, beforeDay] = BEFORE.exec(rule) ?? [];
  if (beforeMonth === undefined) return undefined;
  return weekdayFrom(dateOf(year, Number(beforeMonth), Number(beforeDay) - 7), before);
}

/** The first day of this name, from the date on. */
function weekdayFrom(date: string, name: string): string {
  return addDays(date, (DAYS.indexOf(name) + 8 - weekdayOf(date)) % 7);
}

/** Gregorian: the Sunday after the first full moon of spring, by the method of Meeus. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - (inCentury % 4);
  const toSunday = (32 + leap - epact) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * late + 114;
  return dateOf(year, Math.floor(day / 31), (day % 31) + 1);
}

export const isHolidayRule = (text: string): boolean => holidayIn(2000, text.replace(MOVES, '')) !== undefined;

const known = new WeakMap<HolidayRules, Map<number, ReadonlySet<string>>>();

export function isHoliday(date: string, rules: HolidayRules): boolean {
  const years = known.get(rules) ?? new Map<number, ReadonlySet<string>>();
  known.set(rules, years);
  const year = Number(date.slice(0, 4));
  const dates = years.get(year) ?? holidaysOf(year, rules);
  years.set(year, dates);
  return dates.has(date);
}

function holidaysOf(year: number, rules: HolidayRules): ReadonlySet<string> {
  const days = rules.flatMap((rule) => {
    const date = holidayIn(year, rule.replace(MOVES, ''));
    return date === undefined ? [] : [{ date, moves: MOVES.test(rule) }];
  });
  const dates = new Set(days.map(({ date }) => date));
  for (const { date, moves } of days) {
    if (moves && isWeekend(date)) dates.add(firstDay(date, (day) => !isWeekend(day) && !dates.has(day)));
  }
  return dates;
}

/** The first day that is right, from a date on. */
export function firstDay(from: string, isRight: (date: string) => boolean): string {
  let date = from;
  while (!isRight(date)) date = addDays(date, 1);
  return date;
}
