const OPEN = '.menu:popover-open, .menu__panel:popover-open';

/** The element whose press is about to close the popover. */
const isPressed = (target: Element, popover: Element): boolean =>
  target instanceof HTMLButtonElement && target.popoverTargetElement === popover && !target.matches(':focus-visible');

function closeBehind({ target }: Event): void {
  for (const popover of document.querySelectorAll<HTMLElement>(OPEN))
    if (target instanceof Element && !popover.contains(target) && !isPressed(target, popover)) popover.hidePopover();
}

/**
 * Closes the open popover of the main menu as soon as the focus leaves it: the focus would move on behind it, unseen
 * (WCAG 2.4.11).
 */
export function startMenuFocus(): void {
  document.addEventListener('focusin', closeBehind);
}
