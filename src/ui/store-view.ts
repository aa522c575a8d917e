import { townLine } from '../../domain/address/town-line.ts';
import type { OpeningSpan, OpeningState, StoreHours } from '../../domain/locations/store-hours.ts';
import { localTimeAt } from '../../domain/locations/zoned-time.ts';
import { translate } from '../i18n/translate.ts';

/** What pages show of a store. */
export interface ShownStore extends StoreHours {
  readonly address: {
    readonly addressLine1: string;
    readonly addressLine2?: string | undefined;
    readonly city: string;
    readonly province?: string | undefined;
    readonly postalCode: string;
    readonly countryCode: string;
  };
  readonly coordinates: Coordinates;
}

/** WGS 84 degrees. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A weekday or a date with its hours as text. */
export interface HoursView {
  readonly day: string;
  readonly name: string;
  readonly text: string;
}

export interface StoreView {
  readonly week: readonly HoursView[];
  readonly exceptions: readonly (HoursView & { readonly reason: string | undefined })[];
  readonly addressLines: readonly string[];
}

/** 1 January 2024 was a Monday. */
const dayOfWeek = (day: number) => Date.UTC(2024, 0, day);
const WEEK = [1, 2, 3, 4, 5, 6, 7];

export function viewStore(store: Omit<ShownStore, 'coordinates'>, locale: string, closed: string): StoreView {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const write = (spans: readonly OpeningSpan[]) =>
    spans.map((span) => `${clock(time, span.opens)}\u00A0–\u00A0${clock(time, span.closes)}`).join(', ') || closed;
  return {
    week: WEEK.map((day) => ({
      day: String(day),
      name: weekday.format(dayOfWeek(day)),
      text: write(store.hours.filter((hours) => hours.day === day)),
    })),
    exceptions: store.exceptionalHours.toSorted(byDate).map(({ date: day, opens, closes, reason }) => ({
      day,
      name: date.format(Date.parse(day)),
      reason,
      text: write(opens !== undefined && closes !== undefined ? [{ opens, closes }] : []),
    })),
    addressLines: addressLines(store.address, locale),
  };
}

const byDate = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : 1);

function clock(format: Intl.DateTimeFormat, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return format.format(Date.UTC(2024, 0, 1, hours, minutes)).replaceAll(' ', '\u00A0');
}

/** The town line in the format of the store's country. */
function addressLines(address: ShownStore['address'], locale: string): readonly string[] {
  const { addressLine1, addressLine2, countryCode } = address;
  const country = countryCode === locale.slice(3).toUpperCase() ? undefined : countryName(countryCode, locale);
  return [addressLine1, addressLine2, townLine(address), country].flatMap((line) => line || []);
}

function countryName(code: string, locale: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase());
}

/** The editor's map template with the store's coordinates, otherwise the device's own map. */
export function mapHref({ latitude, longitude }: Coordinates, template: string | undefined): string {
  const geoUri = `geo:${latitude},${longitude}`;
  if (template === undefined) return geoUri;
  const filled = template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
  return URL.parse(filled)?.protocol === 'https:' ? filled : geoUri;
}

const DAY = 24 * 60 * 60_000;

/** "Open until 6:00 PM", "Opens Monday at 10:00 AM": the state of a store at an instant, by the store's own clock. */
export function openingText(
  { isOpen, until }: OpeningState,
  at: { now: number; timeZone: string; locale: string },
): string {
  const { now, timeZone, locale } = at;
  const t = (key: string, params = {}) => translate(locale, `stores.${key}`, params);
  if (until === undefined) return t(isOpen ? 'openAlways' : 'closed');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
    .format(until)
    .replaceAll(' ', '\u00A0');
  if (isOpen) return t('openUntil', { time });
  const [today, day] = [now, until].map((instant) => localTimeAt(instant, timeZone).date);
  if (today === day) return t('opensAt', { time });
  if (until - now < 6 * DAY) {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(until);
    return t('opensOn', { day: weekday, time });
  }
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(until);
  return t('opensOnDate', { date, time });
}
