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

/** What the data layer learns of a pop-up that was shown or closed. */
export interface ReportedPopup extends Pick<ListedPopup, 'id' | 'name'> {
  readonly class: PopupClass;
}

declare global {
  interface DocumentEventMap {
    'popup/open': CustomEvent<ReportedPopup>;
    'popup/close': CustomEvent<ReportedPopup>;
  }
}

function report(type: 'popup/open' | 'popup/close', { id, name }: ListedPopup): void {
  const detail: ReportedPopup = { id, name, class: classOfPopup(name) };
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

/** Reports that a pop-up is shown, as the event `popup/open` of the document. */
export const reportShownPopup = (popup: ListedPopup): void => report('popup/open', popup);

/** Remembers that a visitor closed a pop-up, and reports it as the event `popup/close` of the document. */
export const dismissPopup = createAction('popup/close', async (popup: ListedPopup) => {
  const others = dismissed.read()?.filter((one) => one !== popup.id) ?? [];
  dismissed.write([...others, popup.id].slice(-MAX_IDS));
  report('popup/close', popup);
});
