import { townsOf, type Town } from '../../domain/locations/towns.ts';
import type { Log } from '../../src/lib/log.ts';
import type { NamedPoint, PlaceProvider } from '../providers/places/places.ts';
import { foldText, wordsOf } from '../text-search/words.ts';
import { compact, type StoreIndex } from './store-index.ts';

/** Finds the place that a visitor names: a postal code or a town of the country. */
export type PlaceFinder = (
  text: string,
  where: { country: string; locale: string; index: StoreIndex },
) => Promise<NamedPoint | undefined>;

/** Fewer characters of a postal code are no area. */
const SHORTEST_CODE = 3;

/**
 * Places are those of the stores themselves, then the larger towns of the country, then what the provider knows.
 * Without a provider, or while it fails, a place that is none of these is unknown.
 */
export function createPlaceFinder({ provider, log }: { provider: PlaceProvider | undefined; log: Log }): PlaceFinder {
  return async (text, { country, locale, index }) => {
    const stores = index.inCountry(country, locale);
    const code = /\d/.test(text) ? compact(text) : undefined;
    const known =
      code === undefined
        ? (townOfStores(text, stores) ?? townNamed(text, townsOf(country)))
        : (codeOfStores(code, stores) ?? townWithCode(code, country));
    if (known) return { ...known, name: code === undefined ? known.name : text.trim().toUpperCase() };
    return provider?.find({ text, country, locale }).catch((error: unknown) => {
      log.warn({ err: error }, 'places: the provider failed');
      return undefined;
    });
  };
}

type Stores = ReturnType<StoreIndex['inCountry']>;

/** The centre of the stores whose postal codes begin as this one does, in as many characters as possible. */
function codeOfStores(code: string, stores: Stores): NamedPoint | undefined {
  for (let length = code.length; length >= SHORTEST_CODE; length -= 1) {
    const start = code.slice(0, length);
    const same = stores.filter(({ postalCode }) => postalCode.startsWith(start));
    if (same.length > 0) return centreOf(same, code);
  }
  return undefined;
}

function townOfStores(text: string, stores: Stores): NamedPoint | undefined {
  const wanted = nameOf(text);
  const same = stores.filter(({ store }) => nameOf(store.address.city) === wanted);
  return same[0] && centreOf(same, same[0].store.address.city);
}

const nameOf = (text: string): string => wordsOf(text).map(foldText).join(' ');

function centreOf(stores: Stores, name: string): NamedPoint {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    name,
    latitude: mean(stores.map(({ store }) => store.coordinates.latitude)),
    longitude: mean(stores.map(({ store }) => store.coordinates.longitude)),
  };
}

/** The town of that name, or the first whose name begins so. */
function townNamed(text: string, towns: readonly Town[]): NamedPoint | undefined {
  const wanted = nameOf(text);
  if (wanted === '') return undefined;
  const town =
    towns.find(({ name }) => nameOf(name) === wanted) ?? towns.find(({ name }) => nameOf(name).startsWith(wanted));
  return town && placeOf(town);
}

/** Areas of British codes are their letters: `B` is not the beginning of `BS1`. */
function townWithCode(code: string, country: string): NamedPoint | undefined {
  const area = country === 'GB' ? /^[a-z]+/.exec(code)?.[0] : undefined;
  const begins = (start: string) => (area === undefined ? code.startsWith(start) : area === start);
  const fitting = townsOf(country).flatMap((town) =>
    town.codes.flatMap((start) => (begins(foldText(start)) ? [{ town, length: start.length }] : [])),
  );
  const [best] = fitting.toSorted((a, b) => b.length - a.length);
  return best && placeOf(best.town);
}

const placeOf = ({ name, latitude, longitude }: Town): NamedPoint => ({ name, latitude, longitude });
