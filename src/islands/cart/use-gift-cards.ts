import type { Cart } from '../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

/** The gift cards that pay a part of the cart, as `AppliedList` shows them. */
export function useGiftCards({ paymentInstruments, currency }: Cart) {
  const t = useText();
  const money = (amount: number) => formatMoney(amount, currency, pageData().locale);
  const cards = paymentInstruments.filter((instrument) => instrument.payment_method_id === 'GIFT_CARD');
  return cards.map(({ paymentInstrumentId: id, maskedNumber, amount, remainingAmount }) => {
    const number = maskedNumber ?? '';
    const text = t('checkout.giftApplied', { number, amount: money(amount), rest: money(remainingAmount ?? 0) });
    return { id, text, removeLabel: t('checkout.giftRemove', { number }) };
  });
}
