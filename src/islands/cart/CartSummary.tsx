import type { Cart } from '../../api/cart.schema.ts';
import { formatMoney } from '../../i18n/format.ts';
import { carriedQuery, isTaxIncluded, localeOfPage } from '../../stores/shop-state.ts';
import { shopAddresses } from './shop-href.ts';
import { useText } from '../shell/text.ts';

export function CartSummary({ cart }: { cart: Cart }) {
  const t = useText();
  return (
    <div className="cart__summary">
      <p className="cart__total" aria-live="polite">
        <span>{t('cart.subtotal')}</span>
        <span>{formatMoney(cart.totals.itemTotal, cart.currency, localeOfPage())}</span>
      </p>
      <p className="hint">{t(isTaxIncluded() ? 'cart.subtotalHelpTaxIncluded' : 'cart.subtotalHelp')}</p>
      <form className="cart__checkout" action={shopAddresses().checkout}>
        {Array.from(new URLSearchParams(carriedQuery()), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button button--primary">
          {t('cart.checkout')}
        </button>
      </form>
    </div>
  );
}
