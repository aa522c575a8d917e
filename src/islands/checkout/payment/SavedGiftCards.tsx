import type { SavedCard } from '../../../api/account/payment-cards.schema.ts';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { useText } from '../../kit/text.ts';

interface Props {
  readonly cart: Cart;
  readonly cards: readonly SavedCard[];
  readonly isPending: boolean;
  readonly onUse: (paymentInstrumentId: string) => unknown;
}

/** The gift cards of the account that can pay a part of the cart, each with a button that applies it. */
export function SavedGiftCards({ cart, cards, isPending, onUse }: Props) {
  const t = useText();
  const applied = cart.paymentInstruments.filter(({ payment_method_id: id }) => id === 'GIFT_CARD');
  const usable = cards.filter(
    ({ balance = 0, currency, isExpired, last4 }) =>
      balance > 0 &&
      currency === cart.currency &&
      !isExpired &&
      !applied.some(({ maskedNumber }) => maskedNumber?.endsWith(last4)),
  );
  return (
    <ul className="checkout__applied" role="list">
      {usable.map(({ paymentInstrumentId: id, last4, balance = 0 }) => (
        <li key={id}>
          <span>
            {t('checkout.giftSaved', { last4, amount: formatMoney(balance, cart.currency, pageData().locale) })}
          </span>
          <button type="button" className="button" aria-disabled={isPending} onClick={() => void onUse(id)}>
            {t('checkout.giftUse', { last4 })}
          </button>
        </li>
      ))}
    </ul>
  );
}
