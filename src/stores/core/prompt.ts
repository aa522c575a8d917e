import { $dialog } from './dialogs.ts';

/** Shows something that interrupts, unless the visitor is busy; resolves when it is gone, at once where it is not shown. */
export type Prompt = () => Promise<void>;

/** Whether the visitor is interacting with the page. */
export const isBusy = (): boolean =>
  $dialog.get() !== undefined ||
  document.querySelector('dialog:popover-open, dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'];
const QUIET_MS = 5000;

/** Resolves when there was no input for `wait` milliseconds on a page that is seen and not busy. */
export function quietMoment(wait = QUIET_MS): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(check, wait);
    };
    const check = () => {
      if (document.hidden || isBusy()) return restart();
      ended.abort();
      resolve();
    };
    for (const type of INPUTS) addEventListener(type, restart, { capture: true, passive: true, signal: ended.signal });
    restart();
  });
}

/** Resolves when no dialog is requested. */
export function dialogClosed(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $dialog.subscribe((dialog) => {
      if (dialog) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
