import { openingStateAt, type OpeningState } from '../../domain/locations/store-hours.ts';
import { addDays, instantAt, localTimeAt } from '../../domain/locations/zoned-time.ts';
import { openingText, type ShownStore } from './store-view.ts';

interface OpeningFacts extends OpeningState {
  readonly text: string;
  /** The store's own date. */
  readonly today: string;
}

/** Whether a store is open now; the page is over as soon as that, or the store's date, changes. */
export function openingNow(
  store: ShownStore,
  { fragments, locale }: { readonly fragments: { expire(at: number): void }; readonly locale: string },
): OpeningFacts {
  const now = Date.now();
  const { timeZone } = store;
  const state = openingStateAt(store, now);
  const today = localTimeAt(now, timeZone).date;
  fragments.expire(Math.min(state.until ?? Infinity, instantAt({ date: addDays(today, 1), time: '00:00' }, timeZone)));
  return { ...state, today, text: openingText(state, { now, timeZone, locale }) };
}
