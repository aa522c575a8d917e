/** Runs jobs one after the other, in the order they were given, whatever became of the one before. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(job: () => Promise<Value>): Promise<Value> => {
    const next = last.then(job, job);
    last = next;
    return next;
  };
}
