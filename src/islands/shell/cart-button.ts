import { readText, writeText } from '../../lib/storage/stored-text.ts';
import { $cart, $itemCount } from '../../stores/cart/cart-state.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** In session storage: the count of the previous page, shown until the cart is loaded. */
const HINT = 'aisle.itemCount';

/** The button contains the plural forms of its label (`CartButton.astro`). */
function labelOf(button: HTMLElement, count: number): string {
  const form = new Intl.PluralRules(pageData().locale).select(count);
  const label = button.getAttribute(`data-label-${form}`) ?? button.dataset.labelOther ?? '';
  return label.replace('{count}', `${count}`);
}

function show(count: number): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="open-cart"]')) {
    button.ariaLabel = labelOf(button, count);
    const badge = button.querySelector<HTMLElement>('[data-cart-count]');
    if (!badge) continue;
    badge.textContent = count > 999 ? '999+' : `${count}`;
    badge.hidden = !count;
  }
}

export function startCartButton(): void {
  const count = Number(readText('session', HINT)) || 0;
  if (count) show(count);
  $cart.listen(() => {
    show($itemCount.get());
    writeText('session', HINT, `${$itemCount.get()}`);
  });
}
