import type { StoreDirectoryAnswer } from '../../src/api/locations/stores.schema.ts';
import { countryName } from './countries.ts';
import { regionName, type DirectoryLevel } from './store-directory.ts';
import type { StoreIndex } from './store-index.ts';

/** A country or region with more lists its cities only. */
const MAX_LISTED = 50;

/** What the directory shows at a path, all countries without one; `undefined` for an unknown path. */
export function describeEntry(
  { directory, find }: StoreIndex,
  path: string | undefined,
  locale: string,
): StoreDirectoryAnswer | undefined {
  const { compare } = new Intl.Collator(locale);
  const describe = (place: DirectoryLevel) => ({
    kind: place.kind,
    name: nameOf(place, locale),
    path: place.path,
    count: place.count,
  });
  const list = (places: ReadonlyMap<string, DirectoryLevel>) =>
    [...places.values()].map(describe).toSorted((a, b) => compare(a.name, b.name));
  if (path === undefined || path === '') return { trail: [], places: list(directory.countries), stores: [] };
  const entry = directory.find(path);
  const last = entry?.trail.at(-1);
  if (!entry || !last) return undefined;
  const trail = entry.trail.map(describe);
  if (entry.storeId !== undefined) {
    const store = find(entry.storeId)?.store;
    return store && { trail, places: [], stores: [], store };
  }
  const ids = last.count <= MAX_LISTED ? idsBelow(last) : [...last.stores.values()];
  const stores = ids.flatMap((id) => find(id)?.store ?? []);
  return { trail, places: list(last.children), stores: stores.toSorted((a, b) => compare(a.name, b.name)) };
}

function idsBelow({ stores, children }: DirectoryLevel): string[] {
  return [...stores.values(), ...[...children.values()].flatMap(idsBelow)];
}

function nameOf({ kind, name, countryCode }: DirectoryLevel, locale: string): string {
  if (kind === 'country') return countryName(name, locale) ?? name;
  return kind === 'region' ? regionName(countryCode, name, locale) : name;
}
