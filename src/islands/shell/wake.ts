import { LAZY_MARGIN } from '../../config.ts';
import type { HydrationPolicy } from '../../cms/section.ts';

const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** What a visitor does on purpose; carried out again once the script is there. */
const DEEDS = ['click', 'submit', 'input', 'change', 'keydown'] as const;

type Load = () => Promise<unknown>;

function onVisible(element: Element, load: Load): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: `${LAZY_MARGIN}px` },
  );
  // `astro-island` has `display: contents` and so no box of its own.
  for (const box of element.localName === 'astro-island' ? element.children : [element]) observer.observe(box);
}

function onIdle(load: Load): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 4000 });
  else setTimeout(() => void load(), 200);
}

const MOVES = /^(?:Arrow\w+|Home|End|Escape)$/;

/** Links and the shell's own actions need no script of the section; of the keys only those that move within a widget count. */
function isHeldBack(event: Event): boolean {
  if (event instanceof KeyboardEvent && !MOVES.test(event.key)) return false;
  return event.target instanceof Element && !event.target.closest('a[href], [data-action]');
}

function doAgain(event: Event): void {
  if (event instanceof SubmitEvent) return (event.target as HTMLFormElement).requestSubmit(event.submitter);
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/**
 * Loads on the first hint. What the visitor does before the script is there is held back and done again afterwards, in order;
 * events done again carry no user activation.
 */
function onIntent(element: Element, load: Load): void {
  const held: Event[] = [];
  let loading: Promise<unknown> | undefined;
  const finish = () => {
    for (const name of HINTS) element.removeEventListener(name, start);
    for (const name of DEEDS) element.removeEventListener(name, hold, true);
    held.forEach(doAgain);
  };
  const start = () => void (loading ??= load().finally(finish));
  const hold = (event: Event) => {
    if (!isHeldBack(event)) return;
    if (event.type === 'click' || event.type === 'submit') event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    start();
  };
  for (const name of HINTS) element.addEventListener(name, start, { passive: true });
  for (const name of DEEDS) element.addEventListener(name, hold, true);
}

/** Calls `load` once, when the policy says so. `load` resolves when the script has taken over the element. */
export function wake(element: Element, policy: HydrationPolicy, load: Load): void {
  if (policy === 'load') void load();
  else if (policy === 'idle') onIdle(load);
  else if (policy === 'intent') onIntent(element, load);
  else if (policy === 'visible') onVisible(element, load);
}
