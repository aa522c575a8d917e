import type { ComponentType } from 'react';
import { $dialog, closeDialog, type Dialog } from '../../stores/core/dialogs.ts';
import { formatMessage, type Messages } from '../../i18n/format-message.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { loadMessages } from '../kit/messages.ts';
import { toastOffline } from '../kit/toast-loader.ts';
import { isSame, readHash, writeHash } from './dialog-hash.ts';
import type { DialogEntry, DialogProps } from '../kit/dialog-entry.ts';
import { openFrame, type Frame } from './dialog-frame.ts';
import { mayOpen, takeRequestedDialog } from './dialog-guards.ts';
import { removeAddress, untilAddressIsFree, writeAddress } from './dialog-history.ts';
import { DIALOGS } from './dialog-registry.ts';
import { loadStylesheets } from '../kit/stylesheets.ts';

interface DialogState {
  readonly dialog: Dialog;
  readonly frame: Frame;
  readonly path: string;
  readonly opener: Element | null;
  unmount?: () => void;
  instead?: (() => void) | undefined;
}

let shown: DialogState | undefined;

const entryOf = (name: string): DialogEntry | undefined => (Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined);

const fits = ({ argument = /^$/ }: DialogEntry, given: string): boolean => argument.test(given);

/** The dialog with its shape; undefined where the registry has none for it. */
function complete(dialog: Dialog, entry: DialogEntry | undefined): Dialog | undefined {
  if (!entry || (!fits(entry, dialog.argument) && !entry.invalid)) return undefined;
  return { ...dialog, shape: dialog.shape ?? (entry.isPanel ? 'panel' : 'modal') };
}

const textOf = (messages: Messages, key: string): string => formatMessage(pageData().locale, messages, key) ?? key;

async function contentOf(entry: DialogEntry, argument: string): Promise<ComponentType<DialogProps>> {
  if (fits(entry, argument)) return (await entry.load()).default;
  const messages = await loadMessages();
  const { invalidArgument } = await import('./mount-dialog.tsx');
  return invalidArgument(textOf(messages, entry.invalid ?? ''));
}

async function fill(mine: DialogState, entry: DialogEntry): Promise<void> {
  const { argument } = mine.dialog;
  const [messages, { mountDialog }, Content] = await Promise.all([
    loadMessages(),
    import('./mount-dialog.tsx'),
    contentOf(entry, argument),
    loadStylesheets(entry.stylesheets),
  ]);
  if (shown !== mine) return;
  mine.unmount = mountDialog({
    body: mine.frame.body,
    messages,
    Content,
    argument,
    close: () => shown === mine && closeDialog(),
    hold(instead) {
      mine.instead = instead;
    },
    rename: mine.frame.rename,
  });
}

async function nameFrame({ frame }: DialogState, entry: DialogEntry): Promise<void> {
  const messages = await loadMessages();
  frame.name(textOf(messages, entry.title), textOf(messages, 'shell.close'));
}

/** The element that had the focus; some browsers do not move the focus to a clicked link. */
function openerOf(dialog: Dialog): Element | null {
  if (shown) return shown.opener;
  const { activeElement, body } = document;
  if (activeElement !== body) return activeElement;
  return document.querySelector(`a[href="${CSS.escape(writeHash(dialog))}"]`);
}

function show(dialog: Dialog, entry: DialogEntry): void {
  const opener = openerOf(dialog);
  hide();
  const frame = openFrame({
    shape: dialog.shape ?? 'modal',
    isPersistent: entry.isPersistent === true,
    opener,
    onDismiss: () => (mine.instead ?? closeDialog)(),
    onClosed() {
      if (shown === mine) closeDialog();
    },
    onGone: () => mine.unmount?.(),
  });
  const mine: DialogState = { dialog, frame, opener, path: location.pathname };
  shown = mine;
  Promise.all([nameFrame(mine, entry), fill(mine, entry)]).catch(handleOpenError);
}

function handleOpenError(error: unknown): void {
  console.error(error);
  toastOffline();
  closeDialog();
}

function hide(): void {
  const former = shown;
  shown = undefined;
  former?.frame.close();
}

/** Brings the screen and the address in line with the requested dialog. */
async function settle(): Promise<void> {
  const wanted = $dialog.get();
  if (!wanted) return leave();
  const entry = entryOf(wanted.name);
  const dialog = complete(wanted, entry);
  if (!entry || !dialog) return closeDialog();
  if (isSame(dialog, shown?.dialog) || !(await mayOpen(wanted, entry)) || $dialog.get() !== wanted) return;
  await untilAddressIsFree();
  if ($dialog.get() !== wanted) return;
  show(dialog, entry);
  $dialog.set(dialog);
  if (entry.isScriptOnly) removeAddress();
  else writeAddress(dialog);
}

function leave(): void {
  if (shown) removeAddress();
  hide();
  const next = takeRequestedDialog();
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
  const isWithout = shown && (shown.path !== location.pathname || !entryOf(shown.dialog.name)?.isScriptOnly);
  if (isWithout && shown?.dialog.name === $dialog.get()?.name) closeDialog();
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

/** A page restored from the back/forward cache shows no dialog that its address does not name. */
function closeOnLeave(): void {
  if (shown && entryOf(shown.dialog.name)?.isScriptOnly) closeDialog();
}

$dialog.subscribe(settleSoon);
for (const change of ['hashchange', 'popstate']) addEventListener(change, follow);
addEventListener('pagehide', closeOnLeave);
if ('navigation' in window) navigation.addEventListener('currententrychange', follow);
follow();
