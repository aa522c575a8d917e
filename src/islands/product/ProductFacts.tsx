import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { priceLabel, type Price } from '../../ui/price-label.ts';
import { useText } from '../kit/text.ts';

/** A price as `Price.astro` renders it. */
export function ProductPrice({ price }: { readonly price: Price }) {
  const t = useText();
  const money = (amount: number) => formatMoney(amount, price.currency, pageData().locale);
  const range = (low: number, high: number) => (high > low ? `${money(low)} – ${money(high)}` : money(low));
  const label = priceLabel(price);
  const isReduced = price.current < price.original;
  return (
    <p className={isReduced ? 'price price--reduced' : 'price'}>
      {isReduced && <span className="visually-hidden">{t('product.price')} </span>}
      <span className="price__current">{range(price.current, price.highCurrent)}</span>
      {isReduced && (
        <>
          <span className="visually-hidden">{t('product.originalPrice')} </span>
          <s className="price__original">{range(price.original, price.highOriginal)}</s>
        </>
      )}
      {label && <span className="price__label">{t(`product.${label}`)}</span>}
    </p>
  );
}

interface ImageProps {
  readonly product: ProductDetails;
  readonly color: string | undefined;
}

export function ProductImage({ product, color }: ImageProps) {
  const productImage = product.images.find((image) => image.color === color) ?? product.images[0];
  if (!productImage) return null;
  const { src, alt } = productImage;
  return <img className="dialog__picture" src={src} srcSet={thumbnailSet(src)} sizes="11rem" alt={alt} />;
}
