/** Milliseconds a payment provider may take for one response. */
export const PROVIDER_TIMEOUT_MS = 4000;

/** The outcome of the request is unknown: use `find`. */
export class ProviderTimeout extends Error {
  constructor(operation: string, timeout: number) {
    super(`The provider did not answer ${operation} within ${timeout} ms.`);
    this.name = 'ProviderTimeout';
  }
}

/** Rejects with `ProviderTimeout` when `answer` takes longer; its later result is ignored. */
export async function withinTime<Result>(
  operation: string,
  answer: Promise<Result>,
  timeout: number = PROVIDER_TIMEOUT_MS,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProviderTimeout(operation, timeout)), timeout);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
