const KEY = 'aisle.lists';
/** docs/contract.md#pages. */
const LIMIT = 5;

/** The state of a list when the visitor left it. */
export interface CachedList {
  readonly url: string;
  readonly scroll: number;
  /** Scroll offset of the filter column. */
  readonly filterScroll: number;
  /** Which disclosures were open, by id. */
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
    // Storage is disabled, or holds a foreign value: nothing is restored.
    return [];
  }
}

/** Stores the list's state: the last five, the newest first. */
export function cacheList(list: CachedList): void {
  const others = read().filter(({ url }) => url !== list.url);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([list, ...others].slice(0, LIMIT)));
  } catch {
    // Storage is disabled; the browser still restores the scroll position.
  }
}

export function cachedList(url: string): CachedList | undefined {
  return read().find((list) => list.url === url);
}
