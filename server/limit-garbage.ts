import { setFlagsFromString } from 'node:v8';

/** Percent by which V8 lets the heap grow beyond what is in use, buffers included, before it collects garbage. */
const GROWTH = 25;

/**
 * Otherwise V8 lets 60 percent and more gather, most of it buffers of pages that were sent (docs/decisions/093). The
 * option is read at each collection, and `NODE_OPTIONS` does not take it.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
