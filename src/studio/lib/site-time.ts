/**
 * Converts between instants and a site's local time. The preview date is an instant; editors enter it in local time.
 */

const ZONES: Readonly<Record<string, string>> = {
  US: 'America/Denver',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
};

/** IANA name of the zone that a country's dates are told in. */
export function zoneOf(country: string): string {
  return ZONES[country] ?? 'UTC';
}

/** A moment as `datetime-local` has it, to the minute; empty where it is none. */
export function toLocal(moment: string | undefined, zone: string): string {
  const at = Date.parse(moment ?? '');
  if (Number.isNaN(at)) return '';
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Converts a `datetime-local` value in the zone to ISO 8601; `undefined` where it is invalid. */
export function fromLocal(local: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (local === '' || Number.isNaN(asUtc)) return undefined;
  // Twice, because the offset at the first guess may be the one before a change of daylight saving time.
  const guess = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(guess, zone)).toISOString();
}

/** Now, ISO 8601. */
export function presentMoment(): string {
  return new Date().toISOString();
}

/** Returns the offset from UTC in milliseconds. */
function offsetAt(at: number, zone: string): number {
  return Date.parse(`${toLocal(new Date(at).toISOString(), zone)}Z`) - Math.floor(at / 60_000) * 60_000;
}

/** Formats as `1 Dec 2026, 09:00`; returns an invalid date unchanged. */
export function formatMoment(moment: string, zone: string): string {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return moment;
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
