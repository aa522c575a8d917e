import type { PayLaterProvider } from './pay-later.ts';
import type { PaymentProvider } from './payment.ts';

/** How long a provider of money may take for one answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 4000;

/** Whether the provider did what it was asked is not known: ask it with `find`. */
export class ProviderTimeout extends Error {
  constructor(operation: string, timeout: number) {
    super(`The provider did not answer ${operation} within ${timeout} ms.`);
    this.name = 'ProviderTimeout';
  }
}

/** Rejects with `ProviderTimeout` when `answer` takes longer; what it does then reaches nobody. */
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

/** The provider with a time limit on every call. */
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

/** The provider with a time limit on every call. */
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
