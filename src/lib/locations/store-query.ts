/** Distances to choose from, in the unit of the site. */
export const RADIUSES = [10, 25, 50, 100, 250] as const;

/** Where stores are searched. */
export interface PlaceChoice {
  readonly near: string;
  /** The visitor's position; `undefined` where a place is named. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** One of `RADIUSES`. */
  readonly radius: number | undefined;
}

const MAX_LENGTH = 200;
const KILOMETRES_PER_MILE = 1.609344;

/** Reads the place from the query of a page; what is invalid counts as missing. */
export function readPlaceChoice(query: URLSearchParams): PlaceChoice {
  const near = (query.get('near') ?? '').trim().slice(0, MAX_LENGTH);
  const latitude = readDegrees(query.get('latitude'), 90);
  const longitude = readDegrees(query.get('longitude'), 180);
  const isPosition = near === '' && latitude !== undefined && longitude !== undefined;
  return {
    near,
    position: isPosition ? { latitude, longitude } : undefined,
    radius: RADIUSES.find((value) => String(value) === query.get('radius')),
  };
}

function readDegrees(text: string | null, limit: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d{1,6})?$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : undefined;
}

/** The place as the store operation takes it: kilometres, and no radius around nothing. */
export function placeSearch({ near, position, radius }: PlaceChoice, isInMiles: boolean) {
  const isAround = near !== '' || position !== undefined;
  return {
    ...(near === '' ? {} : { near }),
    ...position,
    ...(radius === undefined || !isAround ? {} : { radius: radius * (isInMiles ? KILOMETRES_PER_MILE : 1) }),
  };
}
