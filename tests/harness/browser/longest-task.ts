/** Milliseconds between two samples: work that yields lets a timer run. */
const POLL_MS = 1;

/** CPU time of this thread in milliseconds: other processes do not count. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns the CPU time, in milliseconds, of the longest part of `work` that does not yield. */
export async function longestTask(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadTime();
  const poll = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(poll, POLL_MS);
  await work();
  clearInterval(timer);
  poll();
  return longest;
}

/** CPU time of `work`, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const start = threadTime();
  work();
  return threadTime() - start;
}
