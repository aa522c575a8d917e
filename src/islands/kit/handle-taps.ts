import { toastOffline } from './toast-loader.ts';

/**
 * Runs on each tap of a `[data-action]` control of the element, also on one from before this script was loaded: the
 * shell marks a tapped control as busy (`early-taps.ts`). Taps during a run are ignored.
 */
export function handleTaps(element: HTMLElement, run: (control: HTMLElement) => Promise<unknown>): void {
  if (element.dataset.ready !== undefined) return;
  element.dataset.ready = '';
  for (const control of element.querySelectorAll<HTMLElement>('[data-action]')) {
    let isRunning = false;
    const act = async () => {
      if (isRunning) return;
      isRunning = true;
      await run(control).catch(toastOffline);
      isRunning = false;
      // Runs after the shell's own listener, which marks the control on every tap.
      setTimeout(() => (control.ariaBusy = null));
    };
    control.addEventListener('click', () => void act());
    if (control.ariaBusy === 'true') void act();
  }
}
