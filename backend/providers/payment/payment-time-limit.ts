import { withinTime } from '../time-limit.ts';
import type { PaymentProvider } from './payment.ts';

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
