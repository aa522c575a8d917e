import type { EventDispatcher, RequestHandler } from '@optimizely/optimizely-sdk/universal';

export interface DispatcherOptions {
  readonly handler: RequestHandler;
  /** Instead of the vendor's own addresses. */
  readonly eventsUrl: string | undefined;
}

/**
 * Rejects unless the log endpoint accepts the events; a response without a status is an error too. Numbers that are no
 * safe integers decide, but are not sent: what the SDK calls a safe integer may be a fraction.
 */
export function createEventDispatcher({ handler, eventsUrl }: DispatcherOptions): EventDispatcher {
  const headers = { 'content-type': 'application/json' };
  return {
    async dispatchEvent({ url, params }) {
      const visitors = params.visitors.map((visitor) => ({
        ...visitor,
        attributes: visitor.attributes.filter(({ value }) => typeof value !== 'number' || Number.isSafeInteger(value)),
      }));
      const body = JSON.stringify({ ...params, visitors });
      const { responsePromise } = handler.makeRequest(eventsUrl ?? url, headers, 'POST', body);
      const { statusCode } = await responsePromise;
      if (!(statusCode >= 200 && statusCode < 300)) throw new Error(`The log endpoint answered ${statusCode}.`);
      return { statusCode };
    },
  };
}

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 32_000;

/**
 * Delays what the SDK sends again, its five retries, by 1, 2, 4, 8 and 16 s: its own delays end at 1 s and cannot be
 * configured. Rejects when the signal is aborted.
 */
export function delayRetries(dispatcher: EventDispatcher, signal: AbortSignal): EventDispatcher {
  const failures = new WeakMap<object, number>();
  return {
    async dispatchEvent(event) {
      const failed = failures.get(event) ?? 0;
      if (failed > 0) await wait(Math.min(MIN_DELAY_MS * 2 ** (failed - 1), MAX_DELAY_MS), signal);
      try {
        return await dispatcher.dispatchEvent(event);
      } catch (error) {
        failures.set(event, failed + 1);
        throw error;
      }
    },
  };
}

/** Rejects when the signal is aborted. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (): void => {
    clearTimeout(timer);
    reject(signal.reason);
  };
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', end);
    resolve();
  }, milliseconds);
  signal.addEventListener('abort', end, { once: true });
  return promise;
}
