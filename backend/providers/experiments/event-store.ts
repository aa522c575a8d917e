import type { SyncStore } from '@optimizely/optimizely-sdk/universal';

/** Events that were not accepted yet, in the memory of the process. Above the limit a new event is sent, but not stored. */
export function createEventStore(maxEvents: number): SyncStore<string> {
  const events = new Map<string, string>();
  return {
    operation: 'sync',
    // The SDK waits for nothing here, so an error would be an unhandled rejection.
    set(key, event) {
      if (events.has(key) || events.size < maxEvents) events.set(key, event);
    },
    get: (key) => events.get(key),
    remove: (key) => events.delete(key),
    getKeys: () => [...events.keys()],
  };
}
