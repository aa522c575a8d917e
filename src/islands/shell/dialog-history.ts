import type { Dialog } from '../../stores/core/dialogs.ts';
import { isSame, readHash, writeHash } from './dialog-hash.ts';

let leaving: Promise<unknown> | undefined;

/** `history.back()` is asynchronous; an address written meanwhile would be lost. */
export const untilAddressIsFree = async (): Promise<unknown> => leaving;

/** Whether Back returns to this page without a dialog. */
function isPageBefore(): boolean {
  if (!('navigation' in window)) return history.state?.dialog === true;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  if (!before || !URL.canParse(before)) return false;
  const { origin, pathname, search, hash } = new URL(before);
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return isHere && readHash(hash) === undefined;
}

function goBack(): void {
  leaving = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
}

/**
 * Writes the dialog's address: a new history entry, so that Back closes the dialog; consecutive dialogs share one
 * entry.
 */
export function writeAddress(dialog: Dialog): void {
  const here = readHash(location.hash);
  if (isSame(here, dialog)) return;
  if (here) history.replaceState(history.state, '', writeHash(dialog));
  else history.pushState({ dialog: true }, '', writeHash(dialog));
}

/** Removes the dialog from the address and preserves the query. */
export function removeAddress(): void {
  if (!readHash(location.hash)) return;
  if (isPageBefore()) goBack();
  else history.replaceState(null, '', location.pathname + location.search);
}
