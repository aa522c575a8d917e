/** Lets what waits (a key, a frame) have its turn between two parts of a check. Rejects where the check was given up. */
export type NextSlice = () => Promise<void>;

export function createSlices(signal: AbortSignal | undefined): NextSlice {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  };
}
