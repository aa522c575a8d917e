import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { claimOfPage, hrefOfOrder } from './order-href.ts';
import { LookupForm } from './LookupForm.tsx';

/** Order lookup for visitors who have no account or are not signed in. */
export function OrderStatus() {
  const t = useText();
  const toOrders = `/sign-in?return=${encodeURIComponent(shopHref('/account/order-history'))}`;
  return (
    <div className="identity__columns">
      <LookupForm
        claim={claimOfPage()}
        text={t('orders.statusText')}
        onFound={(_, claim) => location.assign(hrefOfOrder('/order-details', claim))}
      />
      <aside className="identity__card identity__aside" aria-labelledby="have-account">
        <h2 id="have-account">{t('orders.haveAccount')}</h2>
        <p>{t('orders.haveAccountText')}</p>
        <a className="button" href={shopHref(toOrders)}>
          {t('shell.signIn')}
        </a>
      </aside>
    </div>
  );
}
