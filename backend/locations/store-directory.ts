import { slugify } from '../../src/lib/slug.ts';
import { listRegions } from './regions.ts';

/** What the directory reads of a store. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly province: string | null;
  readonly country_code: string;
}

/** A country, a region or a city with its stores, or a store. */
export interface DirectoryLevel {
  readonly kind: 'country' | 'region' | 'city';
  /** A country's or region's code, a city's name. */
  readonly name: string;
  /** Country of the place. */
  readonly countryCode: string;
  /** Addresses below `/stores`: `us/colorado/boulder`. */
  readonly path: string;
  readonly children: ReadonlyMap<string, DirectoryLevel>;
  /** Ids of the stores in a city, by the last part of their address. */
  readonly stores: ReadonlyMap<string, string>;
  /** Of the place and all its children. */
  readonly count: number;
}

export interface DirectoryEntry {
  /** From the country to the nearest place. */
  readonly trail: readonly DirectoryLevel[];
  /** Where the path names a store. */
  readonly storeId: string | undefined;
}

/** Stores by country, region and city. Countries whose addresses name no region have no such level. */
export interface StoreDirectory {
  readonly countries: ReadonlyMap<string, DirectoryLevel>;
  find(path: string): DirectoryEntry | undefined;
  pathOf(storeId: string): string | undefined;
}

interface OpenLevel extends DirectoryLevel {
  readonly children: Map<string, OpenLevel>;
  readonly stores: Map<string, string>;
  count: number;
}

export function createDirectory(stores: readonly Listed[]): StoreDirectory {
  const countries = new Map<string, OpenLevel>();
  const paths = new Map<string, string>();
  for (const store of stores.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const city = stepsOf(store).reduce<OpenLevel | undefined>((parent, step) => {
      const place = enter(parent, parent?.children ?? countries, step);
      place.count += 1;
      return place;
    }, undefined);
    if (city) paths.set(store.id, `${city.path}/${addStore(city, store)}`);
  }
  return {
    countries,
    pathOf: (storeId) => paths.get(storeId),
    find: (path) => findEntry(countries, path.split('/')),
  };
}

interface Step extends Pick<DirectoryLevel, 'kind' | 'name' | 'countryCode'> {
  readonly slug: string;
}

function stepsOf({ id, city, province, country_code: countryCode }: Listed): Step[] {
  const regions: Step[] = province
    ? [{ kind: 'region', name: province, countryCode, slug: slugify(regionName(countryCode, province)) || 'region' }]
    : [];
  return [
    { kind: 'country', name: countryCode, countryCode, slug: countryCode.toLowerCase() },
    ...regions,
    { kind: 'city', name: city, countryCode, slug: slugify(city) || slugify(id) || 'city' },
  ];
}

/** The name of a region in the locale's language; a text that is no code of the country stays as it is. */
export function regionName(countryCode: string, province: string, locale = 'en-us'): string {
  return listRegions(countryCode, locale).find(({ code }) => code === province)?.name ?? province;
}

function enter(parent: OpenLevel | undefined, siblings: Map<string, OpenLevel>, { slug, ...step }: Step): OpenLevel {
  const known = siblings.get(slug);
  if (known) return known;
  const path = parent === undefined ? slug : `${parent.path}/${slug}`;
  const place: OpenLevel = { ...step, path, children: new Map(), stores: new Map(), count: 0 };
  siblings.set(slug, place);
  return place;
}

/** The last part of the store's address: its name, with its id where another one in the city has the same name. */
function addStore(city: OpenLevel, { id, name }: Listed): string {
  const named = slugify(name) || 'store';
  const slug = city.stores.has(named) || city.children.has(named) ? `${named}-${slugify(id)}` : named;
  city.stores.set(slug, id);
  return slug;
}

function findEntry(
  countries: ReadonlyMap<string, DirectoryLevel>,
  names: readonly string[],
): DirectoryEntry | undefined {
  const trail: DirectoryLevel[] = [];
  for (const [index, name] of names.entries()) {
    const last = trail.at(-1);
    const place = (last?.children ?? countries).get(name);
    if (place) trail.push(place);
    else {
      const storeId = last?.stores.get(name);
      return storeId === undefined || index < names.length - 1 ? undefined : { trail, storeId };
    }
  }
  return trail.length === 0 ? undefined : { trail, storeId: undefined };
}
