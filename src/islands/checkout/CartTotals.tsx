import type { Cart } from '../../api/cart/cart.schema.ts';
import { paidAmounts } from '../../../domain/checkout/payment-choice.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { Totals } from './Totals.tsx';
import { useChanging } from './use-changing.ts';

/** The cart's totals, with the amount due after gift cards, credit and rewards. */
export function CartTotals({ cart }: { cart: Cart }) {
  const t = useText();
  const isChanging = useChanging();
  const paid = paidAmounts(cart.paymentInstruments).map(({ key, amount }) => ({ label: t(key), amount: -amount }));
  const isTaxOpen = !pageData().isTaxIncluded && cart.shipments.some(isWithoutAddress);
  const remaining = { label: t('checkout.remaining'), amount: cart.totals.remainingToPay };
  const rows = isTaxOpen ? paid : [...paid, remaining];
  return (
    <Totals totals={cart.totals} currency={cart.currency} rows={rows} isChanging={isChanging} isTaxOpen={isTaxOpen} />
  );
}

/** A shipment sent by email needs no address. */
const isWithoutAddress = ({ address, storeId, shippingMethod }: Cart['shipments'][number]): boolean =>
  !address && !storeId && shippingMethod !== 'digital';
