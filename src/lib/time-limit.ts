/**
 * Settles as `work` does, or as `onLate` does when `work` takes longer: returns its value, or rejects with what it
 * throws. The work continues. What can be cancelled takes an `AbortSignal.timeout` instead.
 */
export async function withinTime<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  onLate: () => Late,
): Promise<Result | Late> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, late.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
