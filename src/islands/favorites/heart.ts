import { $favorites, addFavorite, isFavorite, loadFavorites, removeFavorite } from '../../stores/account/favorites.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { showErrorToast } from '../kit/error-toast.ts';
import { prepareToasts } from '../kit/toast-loader.ts';

/** Shows whether the product is a favorite, and keeps it or takes it off; also for who tapped before this script came (`aria-busy`). */
export async function startHeart(button: HTMLElement): Promise<void> {
  const { productId = '' } = button.dataset;
  const show = () => {
    button.ariaPressed = `${isFavorite(productId)}`;
    button.hidden = $favorites.get() === null;
  };
  const toggle = async () => {
    prepareToasts();
    const isSaved = isFavorite(productId);
    const outcome = await (isSaved ? removeFavorite(productId) : addFavorite(productId));
    button.ariaBusy = null;
    if (outcome.ok) return showToast('success', isSaved ? 'favorites.removed' : 'favorites.added');
    await showErrorToast(outcome.error);
  };
  $favorites.listen(show);
  await loadFavorites();
  button.dataset.ready = '';
  button.addEventListener('click', () => void toggle());
  if (button.ariaBusy === 'true') await toggle();
}
