/** Runs `work` on the first call and memoizes its result; a rejection is not memoized. */
export function memoizeSuccess<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
