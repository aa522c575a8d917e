import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** Percent by which V8 lets the heap grow beyond what is in use, buffers included, before it collects garbage. */
const USUAL_GROWTH = 40;
const LITTLE_GROWTH = 12;
/** Bytes of resident memory above which little garbage may gather. */
const MUCH = 400 * 1024 * 1024;
const CHECKED_EVERY_MS = 2000;
/** One collection that compacts takes some 100 ms, the usual ones 25. */
const COMPACTED_EVERY_MS = 10_000;

/**
 * Otherwise V8 lets 60 percent and more gather, most of it buffers of pages that were sent, and the holes between what
 * the caches hold grow to a third of the heap (docs/decisions/093). The options are read at each collection, and
 * `NODE_OPTIONS` does not take them.
 */
export function limitGarbage(): void {
  const adjust = (): void => setFlagsFromString(`--heap-growing-percent=${growthAt(process.memoryUsage.rss())}`);
  adjust();
  setInterval(adjust, CHECKED_EVERY_MS).unref();
  const compact = compactor();
  setInterval(() => {
    if (process.memoryUsage.rss() > MUCH) compact();
  }, COMPACTED_EVERY_MS).unref();
}

/**
 * Returns a function after which the next full collection, and no later one, empties sparsely used pages of the heap and
 * returns them to the system.
 */
export function compactor(): () => void {
  const collections = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFull)) setFlagsFromString('--no-optimize-for-size');
  });
  collections.observe({ entryTypes: ['gc'] });
  return () => setFlagsFromString('--optimize-for-size');
}

/** An entry of a collection of garbage, whose detail the types of Node do not name. */
interface CollectionEntry {
  readonly entryType: string;
  readonly detail?: { readonly kind: number };
}

const isFull = ({ detail }: CollectionEntry): boolean => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

export function growthAt(residentBytes: number): number {
  return residentBytes > MUCH ? LITTLE_GROWTH : USUAL_GROWTH;
}
