/** Popovers as browsers have them, which happy-dom lacks: `:popover-open`, the `toggle` event, focus, light dismiss. */
const OPEN = 'data-test-popover-open';

/** Open popovers, the topmost last, each with the element that had the focus before. */
const opened: { readonly element: HTMLElement; readonly before: Element | null }[] = [];
const announced = new Map<HTMLElement, number>();

const isAuto = (element: HTMLElement) => element.getAttribute('popover') !== 'manual';

/** Several changes in one task are one event. */
function announce(element: HTMLElement): void {
  clearTimeout(announced.get(element));
  const send = () => {
    const newState = element.hasAttribute(OPEN) ? 'open' : 'closed';
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  announced.set(element, window.setTimeout(send));
}

function showPopover(this: HTMLElement): void {
  for (const { element } of opened.toReversed()) if (isAuto(element) && !element.contains(this)) element.hidePopover();
  opened.push({ element: this, before: document.activeElement });
  this.setAttribute(OPEN, '');
  this.querySelector<HTMLElement>('[autofocus]')?.focus();
  announce(this);
}

function hidePopover(this: HTMLElement): void {
  const index = opened.findIndex(({ element }) => element === this);
  if (index === -1) return;
  for (const { element } of opened.slice(index + 1).toReversed()) if (isAuto(element)) element.hidePopover();
  const [{ before } = { before: null }] = opened.splice(index, 1);
  this.removeAttribute(OPEN);
  if (this.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
  announce(this);
}

/** Makes `method` understand `:popover-open`. */
function acceptPseudoClass(prototype: object, method: string): void {
  const original: (selector: string) => unknown = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (this: unknown, selector: string) {
    return Reflect.apply(original, this, [selector.replaceAll(':popover-open', `[${OPEN}]`)]);
  });
}

export function installPopovers(): void {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  for (const method of ['matches', 'closest', 'querySelector']) acceptPseudoClass(Element.prototype, method);
  for (const method of ['querySelector', 'querySelectorAll']) acceptPseudoClass(Document.prototype, method);
  addEventListener('click', ({ target, defaultPrevented }) => {
    const control = target instanceof Element && !defaultPrevented ? target.closest('[popovertargetaction]') : null;
    const popover = document.getElementById(control?.getAttribute('popovertarget') ?? '');
    if (control?.getAttribute('popovertargetaction') === 'hide') popover?.hidePopover();
    else if (popover?.hasAttribute(OPEN) === false) popover.showPopover();
  });
}

/** Escape closes the topmost popover, unless it is a manual one or a listener prevents it. */
export function pressEscape(): void {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (document.activeElement?.dispatchEvent(event) === false) return;
  opened.findLast(({ element }) => isAuto(element))?.element.hidePopover();
}

/** A click beside all popovers closes those that are not manual. */
export function clickBeside(): void {
  for (const { element } of opened.toReversed()) if (isAuto(element)) element.hidePopover();
}
