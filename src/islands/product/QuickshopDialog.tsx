import { useEffect } from 'react';
import type { ProductDetails } from '../../api/products.schema.ts';
import { addItem } from '../../stores/add-item.ts';
import { useTask } from '../form/use-task.ts';
import { shopHref } from '../cart/shop-href.ts';
import type { DialogProps } from '../dialogs/dialog-entry.ts';
import { useText } from '../shell/text.ts';
import { prepareToasts, toastAdded } from '../shell/toast-loader.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductPicture, ProductPrice, StockText } from './ProductFacts.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantFields } from './VariantFields.tsx';

interface Props extends Pick<DialogProps, 'rename'> {
  readonly product: ProductDetails;
  readonly wanted: string;
}

function Quickshop({ product, wanted, rename }: Props) {
  const t = useText();
  const from = useVariantChoice(product, wanted);
  const { run, error, isPending } = useTask();
  const { variant, color } = from.choice;
  const isSoldOut = product.variants.every(({ stock }) => stock === 0);
  useEffect(() => rename(product.name), [rename, product.name]);

  const add = async () => {
    const chosen = from.need();
    if (!chosen) return;
    prepareToasts();
    if (await run(() => addItem({ productId: chosen.productId, qty: 1 }))) toastAdded(product.name);
  };
  return (
    <div className="dialog__product">
      <ProductPicture product={product} color={color} />
      <div className="dialog__stack">
        {product.brand && <p className="eyebrow">{product.brand}</p>}
        <ProductPrice price={variant?.price ?? product.price} />
        <VariantFields from={from} />
        <StockText stock={isSoldOut ? 0 : variant?.stock} />
        <div className="dialog__actions">
          <button
            type="button"
            className="button button--primary"
            aria-busy={isPending}
            disabled={isSoldOut}
            onClick={() => void add()}
          >
            {t('product.addToCart')}
          </button>
          <a href={shopHref(`/p/${encodeURIComponent(product.slug)}`)}>{t('dialogs.fullDetails')}</a>
        </div>
        {error !== undefined && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The product in short: choose and add without leaving the page. */
export default function QuickshopDialog({ argument, rename }: DialogProps) {
  return (
    <ProductDialog productId={argument}>
      {(product) => <Quickshop product={product} wanted={argument} rename={rename} />}
    </ProductDialog>
  );
}
