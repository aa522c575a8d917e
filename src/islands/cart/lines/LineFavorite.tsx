import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import {
  $favorites,
  addFavorite,
  isFavorite,
  loadFavorites,
  removeFavorite,
} from '../../../stores/account/favorites.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { useAction } from './use-cart-task.ts';

/** Adds the line's product to the favorites or removes it; renders nothing where favorites cannot be stored. */
export default function LineFavorite({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const favorites = useStore($favorites);
  const { run, error } = useAction();
  useEffect(() => void ($favorites.get() === undefined && loadFavorites()), []);
  if (!favorites) return null;
  const isSaved = isFavorite(item.productId);
  const labelKey = isSaved ? 'favoriteRemove' : 'favoriteAdd';
  return (
    <div className="cart-choice">
      <button
        type="button"
        className="button button--quiet"
        aria-label={t(`cart.${labelKey}`, { name: item.name })}
        onClick={() => void run(() => (isSaved ? removeFavorite : addFavorite)(item.productId))}
      >
        {t(`cart.${labelKey}Short`)}
      </button>
      <ErrorMessage text={error} />
    </div>
  );
}
