import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-source.ts';

export interface CachedDocument extends ContentVersion {
  readonly status: 'found';
  /** Whether it is served because the upstream failed. */
  readonly isStale: boolean;
}

export interface CachedAbsence {
  readonly status: 'missing';
  /** When it was first missing, by the client's clock. */
  readonly since: number;
  /** The version before, for the time until it is clear that only the document is gone and not all content. */
  readonly former?: CachedDocument | undefined;
}

export type CachedResult = CachedDocument | CachedAbsence | { readonly status: 'failed'; readonly httpStatus: number };

export type Cached =
  | { readonly state: 'absent' }
  /**
   * `fresh`: usable. `outdated`: may be served while a refresh runs. `expired`: may be served only if the refresh
   * fails.
   */
  | { readonly state: 'fresh' | 'outdated' | 'expired'; readonly answer: CachedResult };

/** How long a response is fresh, and how much longer it may be served while a refresh runs, in milliseconds. */
export interface Lifetime {
  readonly fresh: number;
  readonly outdated: number;
}

export interface ContentCache {
  get(key: string): Cached;
  set(key: string, answer: CachedResult, lifetime: Lifetime): void;
  /** Expires all entries. Documents stay cached: they remain the same objects if their text did not change. */
  expire(): void;
  /** All cached documents by key, expired ones included, but none that is missing by now. */
  documents(): readonly (readonly [string, CachedDocument])[];
  /** Counts calls of `expire`: a response requested before a call is not stored as fresh after it. */
  readonly generation: () => number;
}

interface Entry {
  readonly answer: CachedResult;
  readonly generation: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

const ENTRIES = 3000;
/** Names that visitors make up never push documents out. */
const ABSENCES = 1000;
const MEMORY = 128 * 1024 * 1024;

export function createContentCache(now: () => number): ContentCache {
  const entries = new LRUCache<string, Entry>({
    max: ENTRIES,
    maxSize: MEMORY,
    sizeCalculation: ({ answer }) => (documentIn(answer)?.size ?? 0) + 1,
  });
  const absences = new LRUCache<string, Entry>({ max: ABSENCES });
  let generation = 0;

  function get(key: string): Cached {
    const entry = entries.get(key) ?? absences.get(key);
    if (!entry) return { state: 'absent' };
    const { answer } = entry;
    if (entry.generation !== generation || entry.usableUntil <= now()) return { state: 'expired', answer };
    return { state: entry.freshUntil > now() ? 'fresh' : 'outdated', answer };
  }

  function set(key: string, answer: CachedResult, { fresh, outdated }: Lifetime): void {
    const freshUntil = now() + fresh;
    const isAbsence = answer.status !== 'found' && documentIn(answer) === undefined;
    const [into, outOf] = isAbsence ? [absences, entries] : [entries, absences];
    outOf.delete(key);
    into.set(key, { answer, generation, freshUntil, usableUntil: freshUntil + outdated });
  }

  function documents(): [string, CachedDocument][] {
    return [...entries].flatMap(([key, { answer }]) => (answer.status === 'found' ? [[key, answer]] : []));
  }

  return { get, set, documents, expire: () => void (generation += 1), generation: () => generation };
}

/** The document of a result, or the one it had a moment ago. */
export function documentIn(answer: CachedResult): CachedDocument | undefined {
  if (answer.status === 'failed') return undefined;
  return answer.status === 'found' ? answer : answer.former;
}
