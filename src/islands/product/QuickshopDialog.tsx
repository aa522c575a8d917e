import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { WALLETS } from '../../../domain/payment/methods.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { loadShoeSize } from '../../stores/account/profile.ts';
import { addItem } from '../../stores/cart/add-item.ts';
import { ensureItem } from '../../stores/checkout/wallet-item.ts';
import { walletOffer } from '../../stores/checkout/wallet-offer.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { ProductPrice } from '../kit/ProductPrice.tsx';
import { useAsyncValue } from '../kit/use-request.ts';
import { useTask } from '../kit/use-task.ts';
import { shopHref } from '../kit/shop-href.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { prepareToasts, toastAdded } from '../kit/toast-loader.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { StockText } from './StockText.tsx';
import { ExpressWallets } from '../cart/ExpressWallets.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantFields } from './VariantFields.tsx';

interface Props extends Pick<DialogProps, 'rename'> {
  readonly product: ProductDetails;
  readonly wanted: string;
  /** The shoe size of the profile. */
  readonly preference: string;
}

function Quickshop({ product, wanted, preference, rename }: Props) {
  const t = useText();
  const from = useVariantChoice(product, wanted, preference);
  const { run, error, isPending } = useTask();
  const { variant, color, colors, sizes } = from.choice;
  const isSoldOut = product.variants.every(({ stock }) => stock === 0);
  const isMissing = !isSoldOut && [...colors, ...sizes].some(({ isChosen, isAvailable }) => isChosen && !isAvailable);
  const price = variant?.price ?? product.price;
  const missingId = useId();
  const isOffered = useStore(walletOffer());
  const wallets = isOffered && product.price.highCurrent > 0 ? WALLETS.filter(isOffered) : [];
  useEffect(() => rename(product.name), [rename, product.name]);

  const add = async () => {
    const chosen = from.need();
    if (!chosen) return;
    prepareToasts();
    const done = await run(() => addItem({ productId: chosen.productId, qty: 1 }));
    if (done) toastAdded(product.name, chosen.productId, done.value);
  };
  const addSelected = async (): Promise<boolean> => {
    const chosen = from.need();
    return chosen !== undefined && (await run(() => ensureItem(chosen.productId))) !== undefined;
  };
  return (
    <div
      className="dialog__product"
      data-product-dialog={product.id}
      data-item-name={product.name}
      data-item-price={price.current}
    >
      <ProductImage product={product} color={color} />
      <div className="dialog__stack">
        {product.brand && <p className="eyebrow">{product.brand}</p>}
        <ProductPrice price={price} />
        <VariantFields from={from} />
        <StockText choice={from.choice} />
        {isMissing && (
          <p className="hint" id={missingId}>
            {t('product.unavailable')}
          </p>
        )}
        <div className="dialog__actions">
          <button
            type="button"
            className="button button--primary"
            aria-busy={isPending}
            disabled={isSoldOut || isMissing}
            aria-describedby={isMissing ? missingId : undefined}
            onClick={() => void add()}
          >
            {t('product.addToCart')}
          </button>
          <a href={shopHref(`/p/${encodeURIComponent(product.slug)}`)}>{t('dialogs.fullDetails')}</a>
        </div>
        {!isSoldOut && !isMissing && <ExpressWallets wallets={wallets} placement="quickshop" prepare={addSelected} />}
        <ErrorMessage text={error} />
      </div>
    </div>
  );
}

/** A short product view: choose and add without leaving the page. */
export default function QuickshopDialog({ argument, rename }: DialogProps) {
  const { answer: preference } = useAsyncValue('', loadShoeSize);
  return (
    <ProductDialog productId={argument} isReady={preference !== undefined}>
      {(product) => <Quickshop product={product} wanted={argument} preference={preference ?? ''} rename={rename} />}
    </ProductDialog>
  );
}

interface ImageProps {
  readonly product: ProductDetails;
  readonly color: string | undefined;
}

function ProductImage({ product, color }: ImageProps) {
  const productImage = product.images.find((image) => image.color === color) ?? product.images[0];
  if (!productImage) return null;
  const { src, alt } = productImage;
  return <img className="dialog__picture" src={src} srcSet={thumbnailSet(src)} sizes="11rem" alt={alt} />;
}
