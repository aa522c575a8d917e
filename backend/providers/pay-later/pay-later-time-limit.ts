import { withinTime } from '../time-limit.ts';
import type { PayLaterProvider } from './pay-later.ts';

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
