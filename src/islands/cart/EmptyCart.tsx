import { shopAddresses, shopHref } from './shop-href.ts';
import { useText } from '../shell/text.ts';

export function EmptyCart() {
  const t = useText();
  return (
    <div className="empty contour cart__empty">
      <p className="lead">{t('cart.empty')}</p>
      <p>{t('cart.emptyHelp')}</p>
      <a className="button button--primary" href={shopHref(shopAddresses().browse)}>
        {t('cart.browse')}
      </a>
    </div>
  );
}
