/**
 * The inline classic script of every page: it queues taps on `[data-action]` from the first byte on, until the module
 * script takes over. Buttons with `popovertarget` open natively and are left alone. Where the module script or a file it
 * imports fails to load, it marks the root element, whose stylesheets show `ScriptFailure.astro`, and gives the taps
 * back to the browser: a button of a form submits it. The layout registers its CSP hash.
 */
export const EARLY_TAPS =
  "taps=[];addEventListener('click',e=>{let t=e.target.closest('[data-action]:not([popovertarget])');" +
  "t&&taps&&(e.preventDefault(),t.ariaBusy='true',taps.push(t))});" +
  "addEventListener('error',e=>{let t=taps;e.target.type=='module'&&t.map&&(taps=0," +
  "document.documentElement.dataset.scriptFailed='',t.map(t=>t.click(t.ariaBusy=null)))},1)";

declare global {
  interface Window {
    /** `0` once the module script has failed to load. */
    taps?: { push(target: HTMLElement): unknown } | 0;
  }
}

/** Passes the queued taps to `handle`, in order, and then each new one. */
export function takeTaps(handle: (target: HTMLElement) => unknown): void {
  const early = Array.isArray(window.taps) ? window.taps : [];
  window.taps = { push: handle };
  early.forEach(handle);
}
