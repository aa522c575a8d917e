/** What a clock shows at a place. */
export interface LocalTime {
  /** `2026-11-27`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

const DAY = 24 * 60 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time of an instant, in milliseconds since 1970, in an IANA time zone. */
export function localTimeAt(instant: number, timeZone: string): LocalTime {
  const [date = '', time = ''] = formatIn(timeZone).format(instant).split(' ');
  return { date, time };
}

const asUtc = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}Z`);

/** How far a clock at the place is ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(localTimeAt(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;

/**
 * The instant at which a clock at the place shows the local time: the first of two when clocks go back; a time that is
 * skipped when they go forward counts as that much after the change.
 */
export function instantAt(local: LocalTime, timeZone: string): number {
  const wanted = asUtc(local);
  const before = wanted - offsetAt(wanted - DAY, timeZone);
  const after = wanted - offsetAt(wanted + DAY, timeZone);
  const shown = [before, after].filter((instant) => asUtc(localTimeAt(instant, timeZone)) === wanted);
  return shown.length === 0 ? before : Math.min(...shown);
}

/** The date that many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** ISO 8601 weekday of a date, 1 is Monday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}
