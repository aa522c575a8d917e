import type { Cart } from '../../api/cart.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { thumbnailSet } from '../../lib/picture-thumbnail.ts';
import { localeOfPage } from '../../stores/shop-state.ts';
import { useText } from '../shell/text.ts';
import { shopHref } from './shop-href.ts';

/** Products that go with what is in the cart. */
export function Upsells({ products }: { products: Cart['upsellProducts'] }) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section className="cart__upsells" aria-label={t('cart.upsells')}>
      <h3>{t('cart.upsells')}</h3>
      <ul role="list">
        {products.map(({ id, slug, name, image, price }) => (
          <li key={id}>
            <a href={shopHref(`/p/${encodeURIComponent(slug)}`)}>
              {image ? (
                <img
                  className="cart__picture"
                  src={image.src}
                  srcSet={thumbnailSet(image.src)}
                  sizes="5.5rem"
                  alt=""
                  loading="lazy"
                />
              ) : (
                <span className="cart__picture" />
              )}
              <span>{name}</span>
              <span className="hint">{formatMoney(price.current, price.currency, localeOfPage())}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
