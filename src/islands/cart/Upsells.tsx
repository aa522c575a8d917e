import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { interactionOrigin } from '../../lib/product/interaction-origin.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { CartImage } from './lines/CartImage.tsx';
import { shopHref } from '../kit/shop-href.ts';

/** Recommendations for the products in the cart. */
export function Upsells({
  products,
  level: Heading = 'h3',
}: {
  products: Cart['upsellProducts'];
  level?: 'h2' | 'h3';
}) {
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
              <span className="hint">{formatMoney(price.current, price.currency, pageData().locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
