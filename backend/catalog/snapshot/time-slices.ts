import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Yields to other requests; rejects when the work is no longer needed. */
export type Pause = () => Promise<void>;

export function createPause(signal: AbortSignal): Pause {
  return async () => {
    await yieldToEventLoop();
    signal.throwIfAborted();
  };
}

const BLOCK = 2000;

/** Sorts in blocks, then merges them, with a pause after each. */
export async function sortInSlices(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<Uint32Array> {
  let from = items.slice();
  for (let start = 0; start < from.length; start += BLOCK) {
    from.subarray(start, start + BLOCK).sort(compare);
    await pause();
  }
  let into = new Uint32Array(from.length);
  for (let width = BLOCK; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const [middle, end] = [start + width, start + 2 * width];
      await merge(from.subarray(start, middle), from.subarray(middle, end), {
        into: into.subarray(start, end),
        compare,
        pause,
      });
    }
    [from, into] = [into, from];
  }
  return from;
}

interface Merging {
  readonly into: Uint32Array;
  readonly compare: (a: number, b: number) => number;
  readonly pause: Pause;
}

async function merge(left: Uint32Array, right: Uint32Array, { into, compare, pause }: Merging): Promise<void> {
  let [taken, other] = [0, 0];
  for (let target = 0; target < into.length; target += 1) {
    const [one, two] = [left[taken], right[other]];
    const isLeft = two === undefined || (one !== undefined && compare(one, two) <= 0);
    into[target] = (isLeft ? one : two) ?? 0;
    if (isLeft) taken += 1;
    else other += 1;
    if (target % BLOCK === BLOCK - 1) await pause();
  }
}
