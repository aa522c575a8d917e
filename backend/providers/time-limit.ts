import { withinTime } from '../../src/lib/time-limit.ts';

/** Milliseconds a payment provider may take for one response. */
export const PROVIDER_TIMEOUT_MS = 4000;

/** Rejects when `answer` takes longer. The outcome of the request is then unknown: use `find`. */
export function withinProviderTime<Result>(
  operation: string,
  answer: Promise<Result>,
  timeout = PROVIDER_TIMEOUT_MS,
): Promise<Result> {
  return withinTime(answer, timeout, () => {
    throw new Error(`The provider did not answer ${operation} within ${timeout} ms.`);
  });
}
