const KEY = 'aisle.lists';
/** docs/contract.md#pages. */
const LIMIT = 5;

/** How a visitor left a list. */
export interface CachedList {
  readonly url: string;
  readonly scroll: number;
  /** Scrolled distance of the filters' own column. */
  readonly filterScroll: number;
  /** Which disclosures stood open, by id. */
  readonly open: Readonly<Record<string, boolean>>;
}

function isCachedList(value: unknown): value is CachedList {
  return typeof value === 'object' && value !== null && 'url' in value && 'scroll' in value && 'open' in value;
}

function read(): readonly CachedList[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCachedList) : [];
  } catch {
    // Storage is switched off, or another script wrote there: nothing is kept.
    return [];
  }
}

/** Keeps the last five, the newest first. */
export function cacheList(list: CachedList): void {
  const others = read().filter(({ url }) => url !== list.url);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([list, ...others].slice(0, LIMIT)));
  } catch {
    // As above; the browser's own memory of the scroll position remains.
  }
}

export function cachedList(url: string): CachedList | undefined {
  return read().find((list) => list.url === url);
}
