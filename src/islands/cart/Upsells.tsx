import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { interactionOrigin } from '../../lib/product/interaction-origin.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { CartImage } from './lines/CartImage.tsx';
import { PriceText } from './lines/LinePrice.tsx';
import { shopHref } from '../kit/shop-href.ts';

type Product = Cart['upsellProducts'][number];

/** Recommendations for the products in the cart. */
export function Upsells({ products, level: Heading = 'h3' }: { products: readonly Product[]; level?: 'h2' | 'h3' }) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section
      className="cart__upsells"
      aria-label={t('cart.upsells')}
      {...interactionOrigin('up-sell-complete-the-look')}
    >
      <Heading>{t('cart.upsells')}</Heading>
      <ul role="list">
        {products.map(({ id, slug, name, image, price }) => (
          <li key={id}>
            <a href={shopHref(`/p/${encodeURIComponent(slug)}`)}>
              <CartImage src={image?.src} />
              <span>{name}</span>
              <UpsellPrice price={price} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price of a product, or the range of its variants' prices. */
function UpsellPrice({ price }: Pick<Product, 'price'>) {
  const { current, highCurrent, original, highOriginal, currency } = price;
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  const range = (low: number, high: number) => (high > low ? `${money(low)} – ${money(high)}` : money(low));
  return (
    <PriceText current={range(current, highCurrent)} original={current < original && range(original, highOriginal)} />
  );
}
