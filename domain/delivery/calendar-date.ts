/** Dates without a time, as ISO 8601 writes them: `2026-11-26`. */

const DAY_MS = 24 * 60 * 60_000;

const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => fromUtc(toUtc(date) + days * DAY_MS);

/** ISO: Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(toUtc(date)).getUTCDay() || 7;

/** `month` counts from 1; day 0 is the last day of the month before. */
export const dateOf = (year: number, month: number, day: number): string => fromUtc(Date.UTC(year, month - 1, day));

/** A moment as the clocks of a time zone show it. */
interface LocalMoment {
  readonly date: string;
  readonly hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, ...digits, hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

function readClock(moment: number, timeZone: string) {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    Number(parts.get(type)),
  ) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
}

/** Milliseconds. Every local hour begins at a multiple of it: no UTC offset is finer. */
const QUARTER = 15 * 60_000;
const latest = new Map<string, { readonly quarter: number; readonly local: LocalMoment }>();

/** Cached per quarter of an hour: formatting takes longer than the rest of a quote. */
export function localMoment(moment: number, timeZone: string): LocalMoment {
  const quarter = Math.floor(moment / QUARTER);
  const known = latest.get(timeZone);
  if (known?.quarter === quarter) return known.local;
  const { year, month, day, hour } = readClock(moment, timeZone);
  const local = { date: dateOf(year, month, day), hour };
  latest.set(timeZone, { quarter, local });
  return local;
}

/**
 * The moment at which the clocks of a time zone show the hour of a date; 24 is the end of the day. An hour that the change
 * to summer time skips is the one after it.
 */
export function momentOf({ date, hour }: LocalMoment, timeZone: string): number {
  const clock = toUtc(date) + hour * 60 * 60_000;
  const offsetAt = (moment: number) => {
    const { year, month, day, hour: hours, minute } = readClock(moment, timeZone);
    return Date.UTC(year, month - 1, day, hours, minute) - moment;
  };
  return clock - offsetAt(clock - offsetAt(clock));
}
