/** A moment in the local time of a time zone. */
interface LocalMoment {
  /** ISO: Monday is 1, Sunday 7. */
  readonly weekday: number;
  readonly hour: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', options);
  formats.set(timeZone, format);
  return format;
}

/** Milliseconds. Every local hour begins at a multiple of it: no UTC offset is finer. */
const QUARTER = 15 * 60_000;
const latest = new Map<string, { readonly quarter: number; readonly moment: LocalMoment }>();

/** Cached per quarter of an hour: formatting takes longer than the rest of a quote. */
function localMoment(now: number, timeZone: string): LocalMoment {
  const quarter = Math.floor(now / QUARTER);
  const known = latest.get(timeZone);
  if (known?.quarter === quarter) return known.moment;
  const moment = readMoment(now, timeZone);
  latest.set(timeZone, { quarter, moment });
  return moment;
}

function readMoment(now: number, timeZone: string): LocalMoment {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return { weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1, hour: Number(parts.get('hour')) };
}

const FRIDAY = 5;

export interface Schedule {
  readonly days: readonly [number, number];
  /** Hour of the day from which an order counts as the next business day's; 24 disables the cutoff. */
  readonly cutoff: number;
}

/** Business days until delivery of an order placed now: one more after the cutoff or at the weekend. */
export function deliveryDays(
  { days: [from, to], cutoff }: Schedule,
  now: number,
  timeZone: string,
): readonly [number, number] {
  if (cutoff >= 24) return [from, to];
  const { weekday, hour } = localMoment(now, timeZone);
  return weekday > FRIDAY || hour >= cutoff ? [from + 1, to + 1] : [from, to];
}
