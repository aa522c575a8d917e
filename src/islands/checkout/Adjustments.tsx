import type { Order } from '../../api/orders/orders.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

/** What an associate took off the price, and why. */
export function Adjustments({ order }: { readonly order: Pick<Order, 'priceAdjustments' | 'items' | 'currency'> }) {
  const t = useText();
  const { priceAdjustments = [], items, currency } = order;
  if (priceAdjustments.length === 0) return null;
  const nameOf = (itemId: string | null) => items.find(({ id }) => id === itemId)?.name ?? t('cart.adjustWhole');
  return (
    <ul aria-label={t('checkout.adjustments')}>
      {priceAdjustments.map(({ adjustmentId, itemId, reason, price }) => (
        <li key={adjustmentId}>
          {`${nameOf(itemId)}, ${t(`cart.adjustReason_${reason}`)}: −${formatMoney(price, currency, pageData().locale)}`}
        </li>
      ))}
    </ul>
  );
}
