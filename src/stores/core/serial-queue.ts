/** Runs jobs one after the other, in the order of the calls, also after a failed one. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(job: () => Promise<Value>): Promise<Value> => {
    const next = last.then(job, job);
    last = next;
    return next;
  };
}
