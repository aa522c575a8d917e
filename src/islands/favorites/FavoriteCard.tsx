import { useId, useState } from 'react';
import type { FavoriteItem } from '../../api/account/wishlists.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { addItem } from '../../stores/cart/add-item.ts';
import { removeListed } from '../../stores/account/favorite-page.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { shopHref } from '../kit/shop-href.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { toastAdded } from '../kit/toast-loader.ts';
import { useTask } from '../kit/use-task.ts';
import { useText } from '../kit/text.ts';
import { FavoriteOptions } from './FavoriteOptions.tsx';

interface Props {
  readonly item: FavoriteItem;
  readonly onRemoved: () => void;
}

/** One favorite: a variant is added to the cart directly, that of a product with several is chosen here. */
export function FavoriteCard({ item, onRemoved }: Props) {
  const t = useText();
  const { product, available, options = [] } = item;
  const [chosen, choose] = useState('');
  const errorId = useId();
  const { run, isPending, error, setError } = useTask();
  const name = product?.name ?? t('favorites.gone');
  const known = item.productId === item.masterId ? product?.defaultVariantId : item.productId;
  const remove = () => run(() => removeListed(item));
  const add = async (isMoved: boolean) => {
    const productId = options.length > 0 ? chosen : known;
    if (!productId) return setError(t('favorites.chooseMissing'));
    const done = await run(() => addItem({ productId, qty: 1 }));
    if (!done) return;
    toastAdded(name, productId, done.value);
    if (isMoved && (await remove())) onRemoved();
  };
  const drop = async () => {
    if (!(await remove())) return;
    onRemoved();
    showToast('success', 'favorites.removed');
  };
  const action = (label: string, className: string, onClick: () => Promise<void>) => (
    <button type="button" className={className} aria-disabled={isPending} onClick={() => void onClick()}>
      {t(label)}
      <span className="visually-hidden">: {name}</span>
    </button>
  );
  return (
    <li className="favorites__item">
      <Image src={product?.image?.src} />
      <div className="favorites__facts">
        <FavoriteFacts item={item} name={name} />
        {options.length > 0 && (
          <FavoriteOptions
            name={name}
            options={options}
            chosen={chosen}
            errorId={error === undefined ? undefined : errorId}
            onChoose={(productId) => {
              choose(productId);
              setError(undefined);
            }}
          />
        )}
        <ErrorMessage text={error} id={errorId} />
        <div className="form__actions">
          {available && action('favorites.addToCart', 'button button--primary', () => add(false))}
          {available && action('favorites.moveToCart', 'button button--quiet', () => add(true))}
          {action('favorites.remove', 'button button--quiet', drop)}
        </div>
      </div>
    </li>
  );
}

/** What the favorite is, costs, and what changed since it was added. */
function FavoriteFacts({ item, name }: { readonly item: FavoriteItem; readonly name: string }) {
  const t = useText();
  const { product, available, chosen, priceFallen, isBack } = item;
  const price = item.price ?? product?.price;
  const money = (amount: number) => formatMoney(amount, price?.currency ?? '', pageData().locale);
  const choice = [chosen?.size, chosen?.color].filter(Boolean).join(' · ');
  return (
    <>
      <h2>{product ? <a href={shopHref(`/p/${encodeURIComponent(product.slug)}`)}>{name}</a> : name}</h2>
      {choice !== '' && <p className="hint">{choice}</p>}
      {product && price && <FavoritePrice price={price} />}
      {price && priceFallen !== undefined && (
        <p className="favorites__mark">{t('favorites.fallen', { amount: money(priceFallen) })}</p>
      )}
      {isBack && <p className="favorites__mark">{t('favorites.back')}</p>}
      {product && !available && <p className="hint">{t('product.soldOut')}</p>}
    </>
  );
}

/** As `ProductPrice` of the dialogs, which every script of forms would have to fetch if this page needed it too. */
function FavoritePrice({ price }: { readonly price: NonNullable<FavoriteItem['price']> }) {
  const t = useText();
  const { current, highCurrent, original, highOriginal, currency } = price;
  const range = (...amounts: readonly number[]) =>
    [...new Set(amounts)].map((amount) => formatMoney(amount, currency, pageData().locale)).join(' – ');
  if (current >= original) return <p className="price">{range(current, highCurrent)}</p>;
  return (
    <p className="price price--reduced">
      <span className="visually-hidden">{t('product.price')} </span>
      <span className="price__current">{range(current, highCurrent)}</span>
      <span className="visually-hidden">{t('product.originalPrice')} </span>
      <s className="price__original">{range(original, highOriginal)}</s>
    </p>
  );
}

function Image({ src }: { readonly src: string | undefined }) {
  if (!src) return <span className="favorites__picture" />;
  return <img className="favorites__picture" src={src} srcSet={thumbnailSet(src)} sizes="7rem" alt="" loading="lazy" />;
}
