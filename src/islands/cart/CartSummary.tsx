import { useStore } from '@nanostores/react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { payingWallets, type WalletEntryPoint } from '../../../domain/checkout/wallets.ts';
import { discountNote } from '../../../domain/pricing/total-rows.ts';
import { needsOf } from '../../../domain/checkout/shipments.ts';
import { formatMoney, toMajor, toMinor } from '../../../domain/money.ts';
import { $isCartChanging } from '../../stores/cart/cart-view.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { ExpressWallets } from './ExpressWallets.tsx';

const HELP = { shipped: 'cart.subtotalHelp', digital: 'cart.subtotalHelpDigital' } as const;
const HELP_TAX_INCLUDED = {
  shipped: 'cart.subtotalHelpTaxIncluded',
  digital: 'cart.subtotalHelpDigitalTaxIncluded',
} as const;

export function CartSummary({ cart, placement }: { cart: Cart; placement: WalletEntryPoint }) {
  const t = useText();
  const isChanging = useStore($isCartChanging);
  const { itemTotal } = cart.totals;
  const discount = itemDiscount(cart);
  const { isDigitalOnly } = needsOf(cart.shipments);
  const help = pageData().isTaxIncluded ? HELP_TAX_INCLUDED : HELP;
  const money = (amount: number) => formatMoney(amount, cart.currency, pageData().locale);
  return (
    <div className="cart__summary">
      <div aria-live="polite" aria-busy={isChanging}>
        <p className={discount > 0 ? 'cart__sum' : 'cart__total'}>
          <span>{t('cart.subtotal')}</span>
          <span>{money(itemTotal)}</span>
        </p>
        {discount > 0 && (
          <>
            <p className="cart__sum">
              <span>
                {t('cart.discount')}
                {discountNote(cart.totals.discountNames)}
              </span>
              <span>−{money(discount)}</span>
            </p>
            <p className="cart__total">
              <span>{t('cart.afterDiscount')}</span>
              <span>{money(itemTotal - discount)}</span>
            </p>
          </>
        )}
        {isPaidInPart(cart) && (
          <p className="cart__sum">
            <span>{t('cart.remaining')}</span>
            <span>{money(cart.totals.remainingToPay)}</span>
          </p>
        )}
      </div>
      {isPaidInPart(cart) && <p className="hint">{t('cart.remainingHelp')}</p>}
      <p className="hint">{t(isDigitalOnly ? help.digital : help.shipped)}</p>
      <form className="cart__checkout" action={pageData().paths.checkout}>
        {Array.from(new URLSearchParams(pageData().carried), ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button button--primary">
          {t('cart.checkout')}
        </button>
      </form>
      <ExpressWallets wallets={payingWallets(cart)} placement={placement} />
    </div>
  );
}

/** Whether gift cards or rewards pay a part of the cart. */
const isPaidInPart = ({ paymentInstruments }: Cart): boolean =>
  paymentInstruments.some(({ remainingAmount, amount }) => remainingAmount !== null && amount > 0);

/** The discount on lines and the order; shipping discounts belong to shipping, which is chosen later. */
function itemDiscount({ items, currency }: Cart): number {
  const minor = (amount: number) => toMinor(amount, currency);
  const taken = items.reduce((sum, { price }) => sum + minor(price.rowTotal) - minor(price.priceAfterOrderDiscount), 0);
  return toMajor(taken, currency);
}
