import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FAVORITES_PAGE_SIZE } from '../../config.ts';
import { $favoritePage, loadFavoritePage } from '../../stores/account/favorite-page.ts';
import { $session } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { useText } from '../kit/text.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { FavoritePages } from './FavoritePages.tsx';
import { ShareList } from './ShareList.tsx';

interface Props {
  /** From 1; where the list is shorter, its last page is shown. */
  readonly page: number;
}

/** A page of the favorites, the last added first. */
export function FavoriteItems({ page: requested }: Props) {
  const t = useText();
  const list = useStore($favoritePage);
  const { state } = useStore(loadFavoritePage.$status);
  const heading = useRef<HTMLOutputElement>(null);
  useEffect(() => void loadFavoritePage(requested), [requested]);
  if (list === null)
    return (
      <div className="empty">
        <p>{t('favorites.notHere')}</p>
      </div>
    );
  if (list === undefined && state === 'error')
    return <LoadError text={t('favorites.failed')} onRetry={() => void loadFavoritePage(requested)} />;
  if (list === undefined) return <output>{t('shell.loading')}</output>;
  const { total, items, page } = list;
  return (
    <div className="favorites">
      <GuestHint />
      <output className="hint" ref={heading} tabIndex={-1}>
        {total > 0 && t('favorites.count', { count: total })}
      </output>
      {total === 0 ? (
        <EmptyState
          title={t('favorites.empty')}
          help={t('favorites.emptyHelp')}
          action={t('cart.browse')}
          href={shopHref(pageData().paths.browse)}
        />
      ) : (
        <ul role="list" className="favorites__list">
          {items.map((item) => (
            <FavoriteCard key={item.itemId} item={item} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      <FavoritePages current={page} last={Math.ceil(total / FAVORITES_PAGE_SIZE)} />
      {total > 0 && <ShareList share={list.share} />}
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
