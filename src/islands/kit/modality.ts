const CANDIDATES = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Not hidden from screen readers: the button of the cart has the count, which changes while the cart is open. */
const HEADER = 'body > header';

/** Runs after the next frame is painted, so that the visible change is not delayed. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

const isOpen = (dialog: Element) => dialog.matches(':popover-open');

/** The elements that are hidden from screen readers, with the number of open dialogs that hide each. */
const hiddenCounts = new Map<Element, number>();

function changeHidden(element: Element, by: 1 | -1): void {
  const count = (hiddenCounts.get(element) ?? 0) + by;
  if (count > 0) {
    hiddenCounts.set(element, count);
    element.setAttribute('aria-hidden', 'true');
  } else {
    hiddenCounts.delete(element);
    element.removeAttribute('aria-hidden');
  }
}

/** Everything outside the dialog and its ancestors. */
function surroundings(dialog: Element): readonly Element[] {
  const others: Element[] = [];
  for (let part = dialog; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      const isElsewhere = other !== part && (!other.hasAttribute('aria-hidden') || hiddenCounts.has(other));
      if (isElsewhere && !other.matches('script, style, template, #toasts')) others.push(other);
    }
  }
  return others;
}

/** Covers the page, and the dialog that this one was opened from (`shell.css`): a click on it only closes dialogs. */
function addScrim(dialog: Element): Element {
  const scrim = Object.assign(document.createElement('div'), { className: 'scrim' });
  // The focus would move to the page behind.
  scrim.addEventListener('mousedown', (event) => event.preventDefault());
  (dialog.parentElement?.closest('dialog') ?? document.body).append(scrim);
  return scrim;
}

/**
 * Reserves the scrollbar's width while it is hidden (`shell.css`): the page behind must not shift. A custom property of
 * the root would restyle the page, even one that is not inherited.
 */
function stopScrolling(): void {
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
  root.classList.add('is-still');
}

function removeScrim(scrim: Element): void {
  const root = document.documentElement;
  scrim.remove();
  if (document.querySelector('.scrim')) return;
  root.classList.remove('is-still');
  root.style.paddingInlineEnd = '';
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

/** Hides the surroundings from screen readers and returns the focus from them; returns a function that undoes both. */
function hideSurroundings(dialog: Element): () => void {
  const others = surroundings(dialog);
  const bringBack = ({ target, relatedTarget: former }: FocusEvent) => {
    if (!isOpen(dialog) || !others.some((other) => target instanceof Node && other.contains(target))) return;
    if (former instanceof HTMLElement && dialog.contains(former)) former.focus();
    else focusEnd(dialog, true);
  };
  const hidden = others.filter((other) => !other.matches(HEADER));
  for (const other of hidden) changeHidden(other, 1);
  document.addEventListener('focusin', bringBack);
  return () => {
    for (const other of hidden) changeHidden(other, -1);
    document.removeEventListener('focusin', bringBack);
  };
}

/**
 * Makes an open popover modal until it closes: the rest of the page does not scroll and is out of reach of screen
 * readers, keyboard and pointer. The focus returns to `opener` then. Nothing here changes the style of the page: for
 * `inert` and `showModal()` the browser restyles each of its elements, on opening and on closing.
 */
export function makeModal(dialog: HTMLElement, opener: Element | null): void {
  guardEnds(dialog);
  const showSurroundings = hideSurroundings(dialog);
  const scrim = addScrim(dialog);
  dialog.addEventListener('toggle', function onToggle() {
    if (isOpen(dialog)) return;
    dialog.removeEventListener('toggle', onToggle);
    showSurroundings();
    // Later, because the click that closes the dialog may follow.
    afterPaint(() => {
      removeScrim(scrim);
      returnFocus(dialog, opener);
    });
  });
  afterPaint(() => {
    if (isOpen(dialog)) stopScrolling();
  });
}
