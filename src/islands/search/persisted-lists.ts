import { isRecord } from '../../../domain/record.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

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
  return isRecord(value) && 'url' in value && 'scroll' in value && 'open' in value;
}

const storedLists = storedValue<readonly CachedList[]>('session', 'aisle.lists', (stored) =>
  Array.isArray(stored) ? stored.filter(isCachedList) : undefined,
);

/** Stores the list's state: the last five, the newest first. Without storage the browser restores the scroll position. */
export function cacheList(list: CachedList): void {
  const others = storedLists.read()?.filter(({ url }) => url !== list.url) ?? [];
  storedLists.write([list, ...others].slice(0, LIMIT));
}

export const cachedList = (url: string): CachedList | undefined => storedLists.read()?.find((list) => list.url === url);
