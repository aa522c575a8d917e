import { $favorites, addFavorite, isFavorite, loadFavorites, removeFavorite } from '../../stores/account/favorites.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { prepareToasts, toastError } from '../kit/toast-loader.ts';

/** Shows whether the product of a button is a favorite; hides it where no favorites are available. */
export function showHeart(button: HTMLElement): void {
  button.ariaPressed = `${isFavorite(button.dataset['productId'] ?? '')}`;
  button.hidden = $favorites.get() === null;
}

export async function toggleHeart(button: HTMLElement): Promise<void> {
  const { productId = '' } = button.dataset;
  prepareToasts();
  const isSaved = isFavorite(productId);
  const change = isSaved ? removeFavorite(productId) : addFavorite(productId);
  const outcome = await change.finally(() => (button.ariaBusy = null));
  if (outcome.ok) {
    return isSaved ? showToast('success', 'favorites.removed') : showToast('success', 'favorites.added', 'favorite');
  }
  if (outcome.error.errorId === 'ADDED_MAX_QUANTITY') return showToast('error', 'favorites.full');
  await toastError(outcome.error);
}

/**
 * Shows whether the product is a favorite, and adds or removes it; also handles a tap from before this script was
 * loaded (`aria-busy`).
 */
export async function startHeart(button: HTMLElement): Promise<void> {
  $favorites.listen(() => showHeart(button));
  await loadFavorites();
  showHeart(button);
  button.dataset.ready = '';
  button.addEventListener('click', () => void toggleHeart(button));
  if (button.ariaBusy === 'true') await toggleHeart(button);
}
