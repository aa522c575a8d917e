import type { PayLaterProvider } from './pay-later.ts';
import type { PaymentProvider } from './payment.ts';

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

/** Wraps a provider with a time limit on every request. */
export function limitPaymentTime(provider: PaymentProvider, timeout?: number): PaymentProvider {
  return {
    cardFrameUrl: provider.cardFrameUrl,
    startWallet: (request) => withinTime('startWallet', provider.startWallet(request), timeout),
    describe: (token) => withinTime('describe', provider.describe(token), timeout),
    storeCard: (token) => withinTime('keep', provider.storeCard(token), timeout),
    authorize: (request) => withinTime('authorize', provider.authorize(request), timeout),
    find: (reference) => withinTime('find', provider.find(reference), timeout),
    complete: (request) => withinTime('complete', provider.complete(request), timeout),
    capture: (reference, amount) => withinTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => withinTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => withinTime('refund', provider.refund(reference, id, amount), timeout),
  };
}

/** Wraps a provider with a time limit on every request. */
export function limitPayLaterTime(provider: PayLaterProvider, timeout?: number): PayLaterProvider {
  return {
    startSession: (request) => withinTime('startSession', provider.startSession(request), timeout),
    authorize: (request) => withinTime('authorize', provider.authorize(request), timeout),
    find: (reference) => withinTime('find', provider.find(reference), timeout),
    capture: (reference, amount) => withinTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => withinTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => withinTime('refund', provider.refund(reference, id, amount), timeout),
  };
}
