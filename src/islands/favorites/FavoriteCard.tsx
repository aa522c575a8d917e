import { useContext, useRef, useState } from 'react';
import type { FavoriteItem } from '../../api/lists.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { thumbnailSet } from '../../lib/picture-thumbnail.ts';
import { addItem } from '../../stores/add-item.ts';
import type { Outcome } from '../../stores/action.ts';
import { removeFavorite } from '../../stores/favorites.ts';
import { localeOfPage } from '../../stores/shop-state.ts';
import { showToast } from '../../stores/toasts.ts';
import { shopHref } from '../cart/shop-href.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext, useText } from '../shell/text.ts';

interface Props {
  readonly item: FavoriteItem;
  readonly onRemoved: () => void;
}

/** One favorite: a variant goes into the cart at once, of a product the options are chosen on its page. */
export function FavoriteCard({ item, onRemoved }: Props) {
  const t = useText();
  const { product, available } = item;
  const { isBusy, fault, run } = useAttempt();
  const name = product?.name ?? t('favorites.gone');
  const href = product && shopHref(`/p/${encodeURIComponent(product.slug)}`);
  const variant = item.productId === item.masterId ? product?.defaultVariantId : item.productId;
  const add = (productId: string) =>
    run(
      () => addItem({ productId, qty: 1 }),
      () => showToast('success', 'favorites.inCart'),
    );
  const remove = () => {
    onRemoved();
    return run(
      () => removeFavorite(item.productId),
      () => showToast('success', 'favorites.removed'),
    );
  };
  return (
    <li className="favorites__item">
      <Picture src={product?.image?.src} />
      <div className="favorites__facts">
        <h2>{href ? <a href={href}>{name}</a> : name}</h2>
        {product && (
          <p className="price">
            <span className="price__current">
              {formatMoney(product.price.current, product.price.currency, localeOfPage())}
            </span>
          </p>
        )}
        {product && !available && <p className="hint">{t('product.soldOut')}</p>}
        {fault !== undefined && (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        <div className="form__actions">
          {available && variant && (
            <button
              type="button"
              className="button button--primary"
              aria-disabled={isBusy}
              onClick={() => void add(variant)}
            >
              {t('favorites.addToCart')}
              <span className="visually-hidden">: {name}</span>
            </button>
          )}
          {available && !variant && href && (
            <a className="button" href={href}>
              {t('favorites.choose')}
              <span className="visually-hidden">: {name}</span>
            </a>
          )}
          <button type="button" className="button button--quiet" onClick={() => void remove()}>
            {t('favorites.remove')}
            <span className="visually-hidden">: {name}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

function Picture({ src }: { readonly src: string | undefined }) {
  if (!src) return <span className="favorites__picture" />;
  return <img className="favorites__picture" src={src} srcSet={thumbnailSet(src)} sizes="7rem" alt="" loading="lazy" />;
}

/** One attempt at a time; what it failed with. */
function useAttempt() {
  const messages = useContext(MessagesContext);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const run = async (ask: () => Promise<Outcome<unknown>>, onDone: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFault(undefined);
    const outcome = await ask();
    isRunning.current = false;
    setIsBusy(false);
    if (outcome.ok) onDone();
    else setFault(errorText(outcome.error, messages));
  };
  return { isBusy, fault, run };
}
