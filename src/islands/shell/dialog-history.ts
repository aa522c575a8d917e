import type { Dialog } from '../../stores/core/dialogs.ts';
import { isSame, readHash, writeHash } from './dialog-hash.ts';

let leaving: Promise<unknown> | undefined;

/** Going back takes a moment; an address written meanwhile would be lost. */
export const untilAddressIsFree = async (): Promise<unknown> => leaving;

/** Whether Back leads to this page without a dialog. */
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

/** Writes the dialog's address: a new entry of the history, so that Back closes it; one entry for dialogs that follow each other. */
export function writeAddress(dialog: Dialog): void {
  const here = readHash(location.hash);
  if (isSame(here, dialog)) return;
  if (here) history.replaceState(history.state, '', writeHash(dialog));
  else history.pushState({ dialog: true }, '', writeHash(dialog));
}

/** Takes the dialog's address away and keeps the query. */
export function removeAddress(): void {
  if (!readHash(location.hash)) return;
  if (isPageBefore()) goBack();
  else history.replaceState(null, '', location.pathname + location.search);
}
