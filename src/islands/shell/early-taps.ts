/**
 * The inline classic script of every page: it listens for taps on `[data-action]` from the first byte on, keeps them until the
 * module script takes over, and opens the cart's dialog, which is server HTML, at once. Its CSP hash is registered by the layout.
 */
export const EARLY_TAPS =
  "taps=[];addEventListener('click',e=>{let t=e.target.closest('[data-action]');t&&(e.preventDefault(),t.ariaBusy='true'," +
  "taps.push(t),t.dataset.action=='open-cart'&&document.getElementById('mini-cart')?.showPopover())})";

declare global {
  interface Window {
    taps?: { push(target: HTMLElement): unknown };
  }
}

/** Hands over the taps so far, in order, and each one to come. */
export function takeTaps(handle: (target: HTMLElement) => unknown): void {
  const early = Array.isArray(window.taps) ? window.taps : [];
  window.taps = { push: handle };
  early.forEach(handle);
}
