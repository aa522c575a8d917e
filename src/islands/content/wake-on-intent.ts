const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** Deliberate actions of a visitor. */
const DEEDS = ['click', 'submit', 'input', 'change', 'keydown'] as const;
const MOVES = /^(?:Arrow\w+|Home|End|Escape)$/;

/**
 * Links and the shell's actions work without the section's script; of the keys only those that move within a widget
 * count.
 */
function isDeferred(event: Event): boolean {
  if (event instanceof KeyboardEvent && !MOVES.test(event.key)) return false;
  return event.target instanceof Element && !event.target.closest('a[href], [data-action]');
}

function doAgain(event: Event): void {
  if (event instanceof SubmitEvent) return (event.target as HTMLFormElement).requestSubmit(event.submitter);
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/**
 * Loads on the first sign of intent. Events before the script is loaded are queued and dispatched again afterwards, in
 * order; dispatched events carry no user activation.
 */
export function wakeOnIntent(element: Element, load: () => Promise<unknown>): void {
  const deferred: Event[] = [];
  let loading: Promise<unknown> | undefined;
  const finish = () => {
    for (const name of HINTS) element.removeEventListener(name, start);
    for (const name of DEEDS) element.removeEventListener(name, hold, true);
    deferred.forEach(doAgain);
  };
  const start = () => void (loading ??= load().finally(finish));
  const hold = (event: Event) => {
    if (!isDeferred(event)) return;
    if (event.type === 'click' || event.type === 'submit') event.preventDefault();
    event.stopImmediatePropagation();
    deferred.push(event);
    start();
  };
  for (const name of HINTS) element.addEventListener(name, start, { passive: true });
  for (const name of DEEDS) element.addEventListener(name, hold, true);
}
