import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $favorites, loadFavorites } from '../../stores/account/favorites.ts';
import { $session } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { FavoriteCard } from './FavoriteCard.tsx';

/** All favorites, the last added first. */
export function FavoriteItems() {
  const t = useText();
  const list = useStore($favorites);
  const { state } = useStore(loadFavorites.$status);
  const heading = useRef<HTMLOutputElement>(null);
  useEffect(() => void loadFavorites(), []);
  if (list === null)
    return (
      <div className="empty">
        <p>{t('favorites.notHere')}</p>
      </div>
    );
  if (list === undefined && state === 'error')
    return <LoadError text={t('favorites.failed')} onRetry={() => void loadFavorites()} />;
  if (list === undefined) return <output>{t('shell.loading')}</output>;
  const stored = list.items.filter(({ itemId }) => itemId !== '');
  return (
    <div className="favorites">
      <GuestHint />
      <output className="hint" ref={heading} tabIndex={-1}>
        {stored.length > 0 && t('favorites.count', { count: stored.length })}
      </output>
      {stored.length === 0 ? (
        <EmptyState
          title={t('favorites.empty')}
          help={t('favorites.emptyHelp')}
          action={t('cart.browse')}
          href={shopHref(pageData().paths.browse)}
        />
      ) : (
        <ul role="list" className="favorites__list">
          {stored.map((item) => (
            <FavoriteCard key={item.itemId} item={item} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A guest's list is stored in this browser until the guest signs in. */
function GuestHint() {
  const t = useText();
  const session = useStore($session);
  if (session?.loggedIn !== false) return null;
  return (
    <p>
      {t('favorites.guest')} <a href="#modal=sign-in_favorites">{t('shell.signIn')}</a>
    </p>
  );
}
