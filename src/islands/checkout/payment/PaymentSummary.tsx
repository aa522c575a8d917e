import { useStore } from '@nanostores/react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { $card } from '../../../stores/checkout/checkout-payment.ts';
import { useText } from '../../kit/text.ts';
import { usePayment } from './use-payment.ts';

/** The payment method of the remaining amount. */
export function PaymentSummary({ cart }: { cart: Cart }) {
  const t = useText();
  const { method, card } = usePayment(cart);
  const typed = useStore($card);
  if (cart.totals.remainingToPay === 0) return null;
  if (method !== 'CREDIT_CARD') return <p>{t(`checkout.method_${method}`)}</p>;
  const known = typed ?? card;
  return known ? <p>{t('checkout.cardKept', { brand: known.brand ?? '', last4: known.last4 })}</p> : null;
}
