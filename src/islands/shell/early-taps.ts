/**
 * The inline classic script of every page: it listens for taps on `[data-action]` from the first byte on, queues them
 * until the module script takes over, and opens the cart's dialog, which is server HTML, at once. The layout registers
 * its CSP hash.
 */
export const EARLY_TAPS =
  "taps=[];addEventListener('click',e=>{let t=e.target.closest('[data-action]');t&&(e.preventDefault(),t.ariaBusy='true'," +
  "taps.push(t),t.dataset.action=='open-cart'&&document.getElementById('mini-cart')?.showPopover())})";

declare global {
  interface Window {
    taps?: { push(target: HTMLElement): unknown };
  }
}

/** Passes the queued taps to `handle`, in order, and then each new one. */
export function takeTaps(handle: (target: HTMLElement) => unknown): void {
  const early = Array.isArray(window.taps) ? window.taps : [];
  window.taps = { push: handle };
  early.forEach(handle);
}
