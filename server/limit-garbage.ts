import { setFlagsFromString } from 'node:v8';

/** Percent by which V8 lets the heap grow beyond what is in use, buffers included, before it collects garbage. */
const USUAL_GROWTH = 40;
const LITTLE_GROWTH = 20;
/** Bytes of resident memory above which little garbage may gather. */
const MUCH = 400 * 1024 * 1024;
const CHECKED_EVERY_MS = 2000;

/**
 * Otherwise V8 lets 60 percent and more gather, most of it buffers of pages that were sent (docs/decisions/093). The
 * option is read at each collection, and `NODE_OPTIONS` does not take it.
 */
export function limitGarbage(): void {
  const adjust = (): void => setFlagsFromString(`--heap-growing-percent=${growthAt(process.memoryUsage.rss())}`);
  adjust();
  setInterval(adjust, CHECKED_EVERY_MS).unref();
}

export function growthAt(residentBytes: number): number {
  return residentBytes > MUCH ? LITTLE_GROWTH : USUAL_GROWTH;
}
