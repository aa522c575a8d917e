import { withinTime } from '../../src/lib/time-limit.ts';
import type { PayLaterProvider } from './pay-later.ts';
import type { PaymentProvider } from './payment.ts';

/** Milliseconds a payment provider may take for one response. */
export const PROVIDER_TIMEOUT_MS = 4000;

/** Rejects when `answer` takes longer. The outcome of the request is then unknown: use `find`. */
function inTime<Result>(operation: string, answer: Promise<Result>, timeout = PROVIDER_TIMEOUT_MS): Promise<Result> {
  return withinTime(answer, timeout, () => {
    throw new Error(`The provider did not answer ${operation} within ${timeout} ms.`);
  });
}

/** Wraps a provider with a time limit on every request. */
export function limitPaymentTime(provider: PaymentProvider, timeout?: number): PaymentProvider {
  return {
    cardFrameUrl: provider.cardFrameUrl,
    startWallet: (request) => inTime('startWallet', provider.startWallet(request), timeout),
    describe: (token) => inTime('describe', provider.describe(token), timeout),
    storeCard: (token) => inTime('keep', provider.storeCard(token), timeout),
    authorize: (request) => inTime('authorize', provider.authorize(request), timeout),
    find: (reference) => inTime('find', provider.find(reference), timeout),
    complete: (request) => inTime('complete', provider.complete(request), timeout),
    capture: (reference, amount) => inTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => inTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => inTime('refund', provider.refund(reference, id, amount), timeout),
  };
}

/** Wraps a provider with a time limit on every request. */
export function limitPayLaterTime(provider: PayLaterProvider, timeout?: number): PayLaterProvider {
  return {
    startSession: (request) => inTime('startSession', provider.startSession(request), timeout),
    authorize: (request) => inTime('authorize', provider.authorize(request), timeout),
    find: (reference) => inTime('find', provider.find(reference), timeout),
    capture: (reference, amount) => inTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => inTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => inTime('refund', provider.refund(reference, id, amount), timeout),
  };
}
