/** Yields to pending tasks (a key, a frame) between two parts of a check. Rejects when the check was aborted. */
export type NextSlice = () => Promise<void>;

/** Half a frame: shorter parts share a slice, as each timer takes some milliseconds by itself. */
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
