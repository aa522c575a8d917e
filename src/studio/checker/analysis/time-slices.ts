/** Lets what waits (a key, a frame) have its turn between two parts of a check. Rejects where the check was given up. */
export type NextSlice = () => Promise<void>;

/** Half a frame: shorter parts are put together, as each wait of a timer takes some milliseconds by itself. */
const SLICE_TIME_MS = 8;

export function createSlices(signal: AbortSignal | undefined): NextSlice {
  let until = performance.now() + SLICE_TIME_MS;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    until = performance.now() + SLICE_TIME_MS;
  };
}
