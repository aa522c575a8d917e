import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores';

/**
 * Creates a store. Stores are module singletons: a value set while rendering for one visitor would be read by the next,
 * so `set` throws on the server.
 */
export function createStore<Value>(initial: Value): PreinitializedWritableAtom<Value> & object {
  const $store = atom(initial);
  if (import.meta.env.SSR) {
    $store.set = () => {
      throw new Error('A store was written on the server. Pass initial state as props or in the page data instead.');
    };
  }
  return $store;
}

/** A store computed from another one, updated for the life of the page. */
export function deriveStore<Source, Value>(
  $source: ReadableAtom<Source>,
  compute: (value: Source) => Value,
): ReadableAtom<Value> {
  const $derived = createStore(compute($source.get()));
  $source.listen((value) => $derived.set(compute(value)));
  return $derived;
}
