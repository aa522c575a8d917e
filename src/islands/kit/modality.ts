const CANDIDATES = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Runs after the next frame is painted, so that the visible change is not delayed. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

const isOpen = (dialog: Element) => dialog.matches(':popover-open');

/** The inert elements, with the number of open dialogs that make each inert. */
const inertCounts = new Map<HTMLElement, number>();

function changeInert(element: HTMLElement, by: 1 | -1): void {
  const count = (inertCounts.get(element) ?? 0) + by;
  inertCounts.set(element, count);
  element.inert = count > 0;
}

/** Everything outside the dialog and its ancestors. */
function surroundings(dialog: Element): readonly HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let part = dialog; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      const isElsewhere = other !== part && other instanceof HTMLElement && (!other.inert || inertCounts.has(other));
      if (isElsewhere && !other.matches('script, style, template, #toasts')) others.push(other);
    }
  }
  return others;
}

/** Reserves the scrollbar's width while it is hidden: the page behind must not shift (`shell.css`). */
function stopScrolling(): void {
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
  root.classList.add('is-still');
}

/** Makes the rest of the page inert and stops its scrolling; returns a function that undoes both. */
function makeSurroundingsInert(dialog: Element): () => void {
  const others = surroundings(dialog);
  for (const other of others) changeInert(other, 1);
  stopScrolling();
  return () => {
    for (const other of others) changeInert(other, -1);
    const isFree = [...inertCounts.values()].every((count) => count === 0);
    document.documentElement.classList.toggle('is-still', !isFree);
  };
}

function focusEnd(dialog: Element, isFirst: boolean): void {
  const candidates = [...dialog.querySelectorAll<HTMLElement>(CANDIDATES)];
  if (!isFirst) candidates.reverse();
  for (const candidate of candidates) {
    if (candidate.tabIndex < 0 || candidate.matches('[data-guard]')) continue;
    candidate.focus();
    if (document.activeElement === candidate) return;
  }
}

function guard(dialog: Element, wrapsToFirst: boolean): HTMLElement {
  const stop = document.createElement('div');
  stop.tabIndex = 0;
  stop.dataset.guard = '';
  stop.addEventListener('focus', () => focusEnd(dialog, wrapsToFirst));
  return stop;
}

/** Wraps Tab from the last control to the first, and back (ARIA APG, Dialog). */
function guardEnds(dialog: Element): void {
  if (dialog.querySelector(':scope > [data-guard]')) return;
  dialog.prepend(guard(dialog, false));
  dialog.append(guard(dialog, true));
}

function returnFocus(dialog: Element, opener: Element | null): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Makes an open popover modal: the rest of the page is inert and does not scroll until the popover closes, and the
 * focus returns to `opener`. For `showModal()` the browser restyles the whole page before the dialog is painted; here
 * the restyling follows the paint of the dialog, and that of its content where the content is loaded already.
 */
export function makeModal(dialog: HTMLElement, opener: Element | null): void {
  let free: (() => void) | undefined;
  guardEnds(dialog);
  dialog.addEventListener('toggle', function onToggle() {
    if (isOpen(dialog)) return;
    dialog.removeEventListener('toggle', onToggle);
    afterPaint(() => {
      free?.();
      returnFocus(dialog, opener);
    });
  });
  afterPaint(() =>
    afterPaint(() => {
      if (isOpen(dialog)) free = makeSurroundingsInert(dialog);
    }),
  );
}
