import { storedValue } from '../../lib/storage/stored-value.ts';
import { readText } from '../../lib/storage/stored-text.ts';
import { classOfPopup, type ListedPopup, type PopupClass } from '../../lib/popups/listed-popup.ts';
import { createAction } from '../../stores/core/action.ts';

const KEY = 'aisle.dismissedPopups';
/** Ids that are remembered; a shop has few pop-ups at a time. */
const MAX_IDS = 50;

const dismissed = storedValue('local', KEY, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
);

/** Also where storage is refused, because the pop-up would open on every page. */
export const isDismissed = (id: string): boolean =>
  readText('local', KEY) === undefined || dismissed.read()?.includes(id) === true;

/** What a data layer learns of a pop-up that was closed. */
export interface ClosedPopup extends Pick<ListedPopup, 'id' | 'name'> {
  readonly class: PopupClass;
}

declare global {
  interface DocumentEventMap {
    'popup/close': CustomEvent<ClosedPopup>;
  }
}

/** Remembers that a visitor closed a pop-up, and reports it as the event `popup/close` of the document. */
export const dismissPopup = createAction('popup/close', async ({ id, name }: ListedPopup) => {
  const others = dismissed.read()?.filter((one) => one !== id) ?? [];
  dismissed.write([...others, id].slice(-MAX_IDS));
  const detail: ClosedPopup = { id, name, class: classOfPopup(name) };
  document.dispatchEvent(new CustomEvent('popup/close', { detail }));
});
