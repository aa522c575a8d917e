import { pageData } from '../../stores/core/page-data.ts';
import { $dialog, closeDialog, type Dialog } from '../../stores/core/dialogs.ts';
import type { DialogEntry } from '../kit/dialog-entry.ts';
import { toastOffline } from '../kit/toast-loader.ts';
import { fillDialog, fits, loadContent } from './dialog-content.ts';
import { mayOpen, takeRequestedDialog } from './dialog-guards.ts';
import { isSame, readHash } from './dialog-hash.ts';
import { removeAddress, untilAddressIsFree, writeAddress } from './dialog-history.ts';
import { DIALOGS } from './dialog-registry.ts';
import { hideDialog, showDialog, shownDialog } from './shown-dialog.ts';

const entryOf = (name: string): DialogEntry | undefined => (Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined);

/** Loads the content of a dialog that may be opened soon. */
export async function prepareDialog(name: string): Promise<void> {
  const entry = entryOf(name);
  if (entry) await loadContent(entry);
}

/** The dialog with its shape; undefined where the registry has none for it. */
function complete(dialog: Dialog, entry: DialogEntry | undefined): Dialog | undefined {
  if (!entry || (!fits(entry, dialog.argument) && !entry.invalid)) return undefined;
  return { ...dialog, shape: dialog.shape ?? (entry.isPanel ? 'panel' : 'modal') };
}

function handleOpenError(error: unknown): void {
  console.error(error);
  toastOffline();
  closeDialog();
}

/** Whether the open dialog has an address; one in the page's HTML has one if a link to it opened it. */
function hasAddress({ name }: Dialog, { isScriptOnly, frame }: DialogEntry): boolean {
  return !isScriptOnly && (frame === undefined || readHash(location.hash)?.name === name);
}

function show(dialog: Dialog, entry: DialogEntry): void {
  const shown = showDialog(dialog, entry);
  fillDialog(shown, entry).catch(handleOpenError);
  $dialog.set(dialog);
  shown.hasAddress = hasAddress(dialog, entry);
  if (shown.hasAddress) writeAddress(dialog);
  else removeAddress();
}

/** Brings the screen and the address in line with the requested dialog. */
async function settle(): Promise<void> {
  const wanted = $dialog.get();
  if (!wanted) return leave();
  const entry = entryOf(wanted.name);
  const dialog = complete(wanted, entry);
  if (!entry || !dialog || (entry.flag && !pageData().flags[entry.flag])) return closeDialog();
  if (isSame(dialog, shownDialog()?.below?.dialog)) return hideDialog();
  if (isSame(dialog, shownDialog()?.dialog) || !(await mayOpen(wanted, entry)) || $dialog.get() !== wanted) return;
  await untilAddressIsFree();
  if ($dialog.get() === wanted) show(dialog, entry);
}

/** Closes the open dialog; the one below is the open one then, unless the page has changed. */
function leave(): void {
  const isOpen = shownDialog() !== undefined;
  hideDialog();
  if (shownDialog()?.path !== location.pathname) hideDialog();
  const below = shownDialog();
  if (below?.hasAddress) writeAddress(below.dialog);
  else if (isOpen) removeAddress();
  const next = takeRequestedDialog() ?? below?.dialog;
  if (next) $dialog.set(next);
}

/**
 * Opens the dialog that the address names, and closes it once the address changes; a dialog never outlives its page's
 * path.
 */
function follow(): void {
  const named = readHash(location.hash);
  const entry = named && entryOf(named.name);
  if (named && entry && !entry.isScriptOnly) {
    if (!isSame(named, $dialog.get())) $dialog.set(named);
    return;
  }
  const shown = shownDialog();
  const isWithout = shown && (shown.hasAddress || shown.path !== location.pathname);
  if (isWithout && shown.dialog.name === $dialog.get()?.name) closeDialog();
}

let isSettling = false;

/** A dialog that is closed and followed by another in the same task is one change. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    settle().catch(handleOpenError);
  });
}

/** A page restored from the back/forward cache shows no dialog that only a script opens. */
function closeOnLeave(): void {
  const shown = shownDialog();
  if (shown && entryOf(shown.dialog.name)?.isScriptOnly) closeDialog();
}

$dialog.subscribe(settleSoon);
for (const change of ['hashchange', 'popstate']) addEventListener(change, follow);
addEventListener('pagehide', closeOnLeave);
if ('navigation' in window) navigation.addEventListener('currententrychange', follow);
// A dialog that was requested while this script was loading takes precedence over the address.
if (!$dialog.get()) follow();
