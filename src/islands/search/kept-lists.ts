const KEY = 'aisle.lists';
/** Specification 3, section 9. */
const LIMIT = 5;

/** How a visitor left a list. */
export interface KeptList {
  readonly url: string;
  readonly scroll: number;
  /** Scrolled distance of the filters' own column. */
  readonly filterScroll: number;
  /** Which disclosures stood open, by id. */
  readonly open: Readonly<Record<string, boolean>>;
}

function isKept(value: unknown): value is KeptList {
  return typeof value === 'object' && value !== null && 'url' in value && 'scroll' in value && 'open' in value;
}

function read(): readonly KeptList[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // Storage is switched off, or another script wrote there: nothing is kept.
    return [];
  }
}

/** Keeps the last five, the newest first. */
export function keepList(list: KeptList): void {
  const others = read().filter(({ url }) => url !== list.url);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([list, ...others].slice(0, LIMIT)));
  } catch {
    // As above; the browser's own memory of the scroll position remains.
  }
}

export function keptList(url: string): KeptList | undefined {
  return read().find((list) => list.url === url);
}
