import { withinProviderTime } from '../time-limit.ts';
import type { PaymentProvider } from './payment.ts';

/** Wraps a provider with a time limit on every request. */
export function limitPaymentTime(provider: PaymentProvider, timeout?: number): PaymentProvider {
  return {
    cardFrameUrl: provider.cardFrameUrl,
    startWallet: (request) => withinProviderTime('startWallet', provider.startWallet(request), timeout),
    describe: (token) => withinProviderTime('describe', provider.describe(token), timeout),
    storeCard: (token) => withinProviderTime('storeCard', provider.storeCard(token), timeout),
    authorize: (request) => withinProviderTime('authorize', provider.authorize(request), timeout),
    find: (reference) => withinProviderTime('find', provider.find(reference), timeout),
    complete: (request) => withinProviderTime('complete', provider.complete(request), timeout),
    capture: (reference, amount) => withinProviderTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => withinProviderTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => withinProviderTime('refund', provider.refund(reference, id, amount), timeout),
  };
}
