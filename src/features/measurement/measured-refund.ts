import { toMajor, toMinor } from '../../../domain/money.ts';
import { isTaxContained } from '../../../domain/pricing/tax-contained.ts';
import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import type { MeasuredItem } from '../../lib/measurement/measured-event.ts';

/** What a refund event says of an order, beside its number. */
export interface MeasuredRefund {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly MeasuredItem[];
}

type ShownOrder = Pick<Purchase, 'items' | 'totals' | 'currency'>;

const roundAmount = (amount: number, currency: string): number => toMajor(toMinor(amount, currency), currency);

/** Some units of a line, at what was paid for one. */
function measureUnits(line: CartItem, quantity: number, hasTaxOnTop: boolean): MeasuredItem {
  const { currency } = line.price;
  const paid = line.price.priceAfterOrderDiscount + (hasTaxOnTop ? line.taxTotal : 0);
  return {
    item_id: line.masterId,
    item_name: line.name,
    item_variant: line.productId,
    ...(line.brand !== '' && { item_brand: line.brand }),
    price: roundAmount(paid / line.qty, currency),
    quantity,
    ...(line.interactionOrigin !== undefined && { interactionOrigin: line.interactionOrigin }),
  };
}

/** Of an order that is cancelled: all of it, with delivery. */
export function cancellationOf({ items, totals, currency }: ShownOrder): MeasuredRefund {
  const hasTaxOnTop = !isTaxContained(totals, true);
  return { currency, value: totals.total, items: items.map((line) => measureUnits(line, line.qty, hasTaxOnTop)) };
}

/** Of a return: the units that go back, without delivery. */
export function returnOf(
  { items, totals, currency, returns }: ShownOrder & Pick<Purchase, 'returns'>,
  returnNumber: string,
): MeasuredRefund {
  const hasTaxOnTop = !isTaxContained(totals, true);
  const returned = returns.find((one) => one.returnNumber === returnNumber)?.items ?? [];
  const measured = returned.flatMap(({ itemId, qty }) => {
    const line = items.find(({ id }) => id === itemId);
    return line === undefined ? [] : [measureUnits(line, qty, hasTaxOnTop)];
  });
  const value = measured.reduce((sum, { price = 0, quantity = 0 }) => sum + price * quantity, 0);
  return { currency, value: roundAmount(value, currency), items: measured };
}

/** The attribute from which the data layer reads it. */
export const refundAttribute = (refund: MeasuredRefund) => ({ 'data-refund': JSON.stringify(refund) });
