import { closeDialog, type Dialog } from '../../stores/core/dialogs.ts';
import type { DialogEntry } from '../kit/dialog-entry.ts';
import { isOpen, openFrame, openPageFrame, type Frame } from './dialog-frame.ts';
import { writeHash } from './dialog-hash.ts';

/** An open dialog. */
export interface ShownDialog {
  readonly dialog: Dialog;
  readonly frame: Frame;
  readonly path: string;
  readonly opener: Element | null;
  /** A dialog of the page's HTML that stays open below, because this one was opened from inside it. */
  readonly below: ShownDialog | undefined;
  /** Whether the address names it, so that it closes once the address changes. */
  hasAddress?: boolean;
  unmount?: () => void;
  instead?: (() => void) | undefined;
}

let shown: ShownDialog | undefined;

/** Returns the open dialog, the one on top where one is stacked. */
export const shownDialog = (): ShownDialog | undefined => shown;

const frameOf = ({ frame }: DialogEntry): HTMLElement | null =>
  frame === undefined ? null : document.getElementById(frame);

function dialogBelow(): ShownDialog | undefined {
  if (!shown?.frame.isOfPage) return shown?.below;
  return shown.frame.dialog.contains(document.activeElement) ? shown : undefined;
}

/**
 * The element that had the focus. Some browsers do not move the focus to a clicked link or button; a frame of the page
 * has it by now, because its button opened it.
 */
function openerOf(dialog: Dialog, entry: DialogEntry): Element | null {
  const { activeElement, body } = document;
  // The menu of a phone closes: its button is next to what opened the dialog.
  if (activeElement?.closest('#menu:popover-open')) return document.querySelector('[popovertarget="menu"]');
  if (activeElement !== body && !frameOf(entry)?.contains(activeElement)) return activeElement;
  const control =
    entry.frame === undefined ? `a[href="${CSS.escape(writeHash(dialog))}"]` : `[aria-controls="${entry.frame}"]`;
  return [...document.querySelectorAll(control)].find((one) => one.checkVisibility()) ?? null;
}

/** Opens the frame and returns its dialog; the content follows. */
export function showDialog(dialog: Dialog, entry: DialogEntry): ShownDialog {
  const below = dialogBelow();
  const former = shown === below ? undefined : shown;
  const opener = former ? former.opener : openerOf(dialog, entry);
  former?.frame.close();
  const options = {
    shape: dialog.shape ?? 'modal',
    isPersistent: entry.isPersistent === true,
    opener,
    onDismiss: () => (mine.instead ?? closeDialog)(),
    onClosed() {
      if (shown === mine) closeDialog();
    },
    onGone: () => mine.unmount?.(),
  };
  const element = frameOf(entry);
  const frame = element ? openPageFrame(element, options) : openFrame(options);
  const mine: ShownDialog = { dialog, frame, opener, below, path: location.pathname };
  shown = mine;
  return mine;
}

/** Closes the dialog on top. */
export function hideDialog(): void {
  const former = shown;
  shown = former?.below && isOpen(former.below.frame.dialog) ? former.below : undefined;
  former?.frame.close();
}
