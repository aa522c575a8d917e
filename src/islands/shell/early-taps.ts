/**
 * The inline classic script of every page: it remembers taps on `[data-action]` until the module script takes over, so that
 * none is lost while that loads. The cart's dialog is server HTML, so it opens at once. Where the module script cannot be
 * loaded, the form around the button does what it does without script. Its CSP hash is registered by the layout.
 */
export const EARLY_TAPS =
  "(()=>{let q=self.__taps=[],c=e=>{let t=e.target.closest?.('[data-action]'),a;" +
  "if(t){a=t.dataset.action;e.preventDefault();q.push({action:a,target:t});t.setAttribute('aria-busy','true');" +
  "a=='open-cart'&&document.getElementById('mini-cart')?.showModal()}};" +
  "addEventListener('click',c,true);q.stop=()=>removeEventListener('click',c,true);" +
  "addEventListener('error',e=>{if(e.target.type=='module'){q.stop();q.map(t=>t.target.form?.submit())}},true)})()";

export interface EarlyTap {
  readonly action: string;
  readonly target: HTMLElement;
}

declare global {
  interface Window {
    __taps?: EarlyTap[] & { stop(): void };
  }
}

/** Ends the catching and hands over what was caught; call it once the page's own listener stands. */
export function takeEarlyTaps(): readonly EarlyTap[] {
  const taps = window.__taps;
  taps?.stop();
  return taps?.splice(0) ?? [];
}
