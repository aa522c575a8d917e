import { addDays, instantAt, localTimeAt, weekdayOf } from './zoned-time.ts';

/** `HH:MM` by the store's clock; a span that closes at or before the time it opens ends on the next day. */
export interface OpeningSpan {
  readonly opens: string;
  readonly closes: string;
}

/** When a store is open: by weekday, and on dates with other hours. */
export interface StoreHours {
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 8601 weekdays, 1 is Monday; a day without an entry is closed. */
  readonly hours: readonly (OpeningSpan & { readonly day: number })[];
  /** Replace the hours of their weekday; without times the store is closed. */
  readonly exceptionalHours: readonly {
    readonly date: string;
    readonly opens?: string | undefined;
    readonly closes?: string | undefined;
    readonly reason?: string | undefined;
  }[];
}

/** Whether a store is open, and the instant at which that ends; `undefined` where no end is in sight. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** Milliseconds since 1970: when it closes, or when it opens next. */
  readonly until: number | undefined;
}

/** Days that the next opening is looked for in. */
const DAYS_AHEAD = 60;
/** Open without a break for longer counts as always. */
const MAX_OPEN = 8 * 24 * 60 * 60_000;
/** The last minute of a day, as data name its end. */
const END_OF_DAY = '23:59';

/** The spans that begin on a date, in their order. */
export function spansOn({ hours, exceptionalHours }: StoreHours, date: string): readonly OpeningSpan[] {
  const exceptions = exceptionalHours.filter((one) => one.date === date);
  const entries = exceptions.length > 0 ? exceptions : hours.filter(({ day }) => day === weekdayOf(date));
  return entries
    .flatMap(({ opens, closes }) => (opens === undefined || closes === undefined ? [] : [{ opens, closes }]))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}

interface OpenTime {
  readonly from: number;
  readonly to: number;
}

function* openTimes(store: StoreHours, now: number): Generator<OpenTime> {
  const { timeZone } = store;
  const today = localTimeAt(now, timeZone).date;
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    for (const { opens, closes } of spansOn(store, date)) {
      const isNextDay = closes <= opens || closes === END_OF_DAY;
      const end = { date: isNextDay ? addDays(date, 1) : date, time: closes === END_OF_DAY ? '00:00' : closes };
      const to = instantAt(end, timeZone);
      if (to > now) yield { from: instantAt({ date, time: opens }, timeZone), to };
    }
  }
}

/** The state of a store at an instant, in milliseconds since 1970. */
export function openingStateAt(store: StoreHours, now: number): OpeningState {
  let closes: number | undefined;
  for (const { from, to } of openTimes(store, now)) {
    if (closes === undefined && from > now) return { isOpen: false, until: from };
    if (closes !== undefined && from > closes) return { isOpen: true, until: closes };
    closes = Math.max(closes ?? to, to);
    if (closes - now > MAX_OPEN) return { isOpen: true, until: undefined };
  }
  return { isOpen: closes !== undefined, until: closes };
}
