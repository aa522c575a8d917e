import { $cart, $itemCount } from '../../stores/cart/cart-state.ts';
import { localeOfPage } from '../../stores/core/shop-state.ts';

const HINT = 'aisle.itemCount';

/** The count of the previous page, shown until the cart is loaded. */
function rememberedCount(): number {
  try {
    return Number(sessionStorage.getItem(HINT)) || 0;
  } catch {
    // Storage is disabled: the count is shown once the cart is loaded.
    return 0;
  }
}

function remember(count: number): void {
  try {
    sessionStorage.setItem(HINT, `${count}`);
  } catch {
    // As above.
  }
}

/** The button contains the plural forms of its label (`CartButton.astro`). */
function labelOf({ dataset }: HTMLElement, count: number): string {
  const form = new Intl.PluralRules(localeOfPage()).select(count);
  const label = dataset[`label${form.replace(/^./, (letter) => letter.toUpperCase())}`] ?? dataset.labelOther ?? '';
  return label.replace('{count}', `${count}`);
}

function show(count: number): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="open-cart"]')) {
    button.ariaLabel = labelOf(button, count);
    const badge = button.querySelector<HTMLElement>('[data-cart-count]');
    if (!badge) continue;
    badge.textContent = count > 999 ? '999+' : `${count}`;
    badge.hidden = count === 0;
  }
}

export function startCartButton(): void {
  const count = rememberedCount();
  if (count > 0) show(count);
  $cart.listen(() => {
    show($itemCount.get());
    remember($itemCount.get());
  });
}
