import { addDays, localMoment, momentOf, weekdayOf } from './calendar-date.ts';
import { firstDay, isHoliday, type HolidayRules } from './holidays.ts';

/** Days of delivery, both included, as ISO 8601 dates. */
export interface DeliveryDates {
  readonly earliest: string;
  readonly latest: string;
}

/** How long a delivery takes. */
export interface Schedule {
  /** Business days from the day on which an order leaves, from and to; `[0, 0]` is that day. */
  readonly days: readonly [number, number];
  /** Hour of the day from which an order leaves on the next business day; 24: orders leave at any time of any day. */
  readonly cutoff: number;
}

export interface DeliveryCalendar {
  /** IANA name, of the place that orders leave from. */
  readonly timeZone: string;
  /** ISO days of the week, at least one: Monday is 1. */
  readonly workingDays: readonly number[];
  /** Where orders leave from. */
  readonly holidays: HolidayRules;
  readonly destinationHolidays: HolidayRules;
}

interface Departure {
  readonly date: string;
  readonly isToday: boolean;
}

const isOpen = (date: string, { workingDays }: DeliveryCalendar, holidays: HolidayRules): boolean =>
  workingDays.includes(weekdayOf(date)) && !isHoliday(date, holidays);

function departureOf({ cutoff }: Schedule, now: number, calendar: DeliveryCalendar): Departure {
  const { date, hour } = localMoment(now, calendar.timeZone);
  if (cutoff >= 24) return { date, isToday: true };
  const isWorkingDay = (day: string) => isOpen(day, calendar, calendar.holidays);
  if (hour < cutoff && isWorkingDay(date)) return { date, isToday: true };
  return { date: firstDay(addDays(date, 1), isWorkingDay), isToday: false };
}

/** The dates on which an order placed now is delivered. */
export function deliveryDates(schedule: Schedule, now: number, calendar: DeliveryCalendar): DeliveryDates {
  const { date } = departureOf(schedule, now, calendar);
  const [earliest, latest] = schedule.days.map((days) => afterBusinessDays(date, days, calendar)) as [string, string];
  return { earliest, latest };
}

function afterBusinessDays(from: string, days: number, calendar: DeliveryCalendar): string {
  const isRight = (day: string) => isOpen(day, calendar, calendar.destinationHolidays);
  let date = from;
  for (let left = days; left > 0; left -= 1) date = firstDay(addDays(date, 1), isRight);
  return date;
}

/** The moment, in milliseconds since 1970, from which an order is delivered later than one placed now. */
export function datesValidUntil(schedule: Schedule, now: number, calendar: DeliveryCalendar): number {
  const { date } = departureOf(schedule, now, calendar);
  return momentOf({ date, hour: Math.min(schedule.cutoff, 24) }, calendar.timeZone);
}

/** Business days until delivery of an order placed now: one more where it does not leave today. */
export function deliveryDays(schedule: Schedule, now: number, calendar: DeliveryCalendar): readonly [number, number] {
  const [from, to] = schedule.days;
  return departureOf(schedule, now, calendar).isToday ? [from, to] : [from + 1, to + 1];
}
