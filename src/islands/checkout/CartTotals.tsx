import type { Cart } from '../../api/cart.schema.ts';
import { useText } from '../shell/text.ts';
import { Totals } from './Totals.tsx';
import { useChanging } from './use-changing.ts';

/** The cart's sums, with what gift cards leave to pay. */
export function CartTotals({ cart }: { cart: Cart }) {
  const t = useText();
  const isChanging = useChanging();
  const { total, remainingToPay } = cart.totals;
  const paid = total - remainingToPay;
  const rows = [
    ...(paid > 0 ? [{ label: t('checkout.paidAlready'), amount: -paid }] : []),
    { label: t('checkout.remaining'), amount: remainingToPay },
  ];
  return <Totals totals={cart.totals} currency={cart.currency} rows={rows} isChanging={isChanging} />;
}
