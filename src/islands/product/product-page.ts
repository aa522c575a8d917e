import { startFavoriteButton } from '../favorites/favorite-button.ts';
import { startProductForm } from './product-form.ts';
import { startProductWallets } from './product-wallets.ts';

/** Adding from a list needs the same file. */
export { addFromButton } from './add-to-cart.ts';

/** What is further down the page counts as visible, so that a jump past the button is noticed too. */
const BELOW = { rootMargin: '0px 0px 999999px' };

/** Marks a form whose button has been scrolled past; the stylesheet keeps the button on the screen of a phone. */
function startStickyButton(form: HTMLFormElement): void {
  const actions = form.querySelector('.product__actions');
  const mark = (entries: readonly IntersectionObserverEntry[]) =>
    form.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false);
  if (actions) new IntersectionObserver(mark, BELOW).observe(actions);
}

/** Starts a product's form, its favorite button and its wallets, as far as the form contains them. */
export function startProduct(form: HTMLFormElement): void {
  startProductForm(form);
  startStickyButton(form);
  const favorite = form.querySelector<HTMLElement>('[data-action="favorite"]');
  if (favorite) startFavoriteButton(favorite);
  const wallets = form.querySelector<HTMLElement>('[data-wallets]');
  if (wallets) startProductWallets(wallets, form);
}
