import type { FavoriteItem } from '../../api/account/wishlists.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { addItem } from '../../stores/cart/add-item.ts';
import { removeFavorite } from '../../stores/account/favorites.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { shopHref } from '../kit/shop-href.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { toastAdded } from '../kit/toast-loader.ts';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly item: FavoriteItem;
  readonly onRemoved: () => void;
}

/** One favorite: a variant is added to the cart directly; the options of a product are chosen on its page. */
export function FavoriteCard({ item, onRemoved }: Props) {
  const t = useText();
  const { product, available } = item;
  const { run, isPending, error } = useTask();
  const name = product?.name ?? t('favorites.gone');
  const href = product && shopHref(`/p/${encodeURIComponent(product.slug)}`);
  const variant = item.productId === item.masterId ? product?.defaultVariantId : item.productId;
  const add = async (productId: string) => {
    const done = await run(() => addItem({ productId, qty: 1 }));
    if (done) toastAdded(name, productId, done.value);
  };
  const remove = async () => {
    onRemoved();
    if (await run(() => removeFavorite(item.productId))) showToast('success', 'favorites.removed');
  };
  return (
    <li className="favorites__item">
      <Image src={product?.image?.src} />
      <div className="favorites__facts">
        <h2>{href ? <a href={href}>{name}</a> : name}</h2>
        {product && (
          <p className="price">
            <span className="price__current">
              {formatMoney(product.price.current, product.price.currency, pageData().locale)}
            </span>
          </p>
        )}
        {product && !available && <p className="hint">{t('product.soldOut')}</p>}
        <ErrorMessage text={error} />
        <div className="form__actions">
          {available && variant && (
            <button
              type="button"
              className="button button--primary"
              aria-disabled={isPending}
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

function Image({ src }: { readonly src: string | undefined }) {
  if (!src) return <span className="favorites__picture" />;
  return <img className="favorites__picture" src={src} srcSet={thumbnailSet(src)} sizes="7rem" alt="" loading="lazy" />;
}
