/** Time of day as people at a site read it. A date of the preview is a moment; editors think of it as that site's day and hour. */

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

/** The moment that a `datetime-local` value means in the zone, ISO 8601; `undefined` where it means none. */
export function fromLocal(local: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (local === '' || Number.isNaN(asUtc)) return undefined;
  // Twice, because the offset of the guess may be the one from before a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(guess, zone)).toISOString();
}

/** Now, ISO 8601. */
export function presentMoment(): string {
  return new Date().toISOString();
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  return Date.parse(`${toLocal(new Date(at).toISOString(), zone)}Z`) - Math.floor(at / 60_000) * 60_000;
}

/** `1 Dec 2026, 09:00`; a text that is no moment is told as it is. */
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
