import { withinProviderTime } from '../time-limit.ts';
import type { PayLaterProvider } from './pay-later.ts';

/** Wraps a provider with a time limit on every request. */
export function limitPayLaterTime(provider: PayLaterProvider, timeout?: number): PayLaterProvider {
  return {
    startSession: (request) => withinProviderTime('startSession', provider.startSession(request), timeout),
    authorize: (request) => withinProviderTime('authorize', provider.authorize(request), timeout),
    find: (reference) => withinProviderTime('find', provider.find(reference), timeout),
    capture: (reference, amount) => withinProviderTime('capture', provider.capture(reference, amount), timeout),
    void: (reference) => withinProviderTime('void', provider.void(reference), timeout),
    refund: (reference, id, amount) => withinProviderTime('refund', provider.refund(reference, id, amount), timeout),
  };
}
