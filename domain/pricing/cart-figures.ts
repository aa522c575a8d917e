import { toMajor } from '../money.ts';
import { percentageOf } from '../percentage.ts';
import { netOf } from './price-cart.ts';
import type { PricedCart, PricedLine } from '../pricing-model.ts';

/** The figures of a priced cart in responses, in major units. */

/** Totals before payments are deducted. */
export function totalsOf({ itemTotal, totalDiscount, shipping, tax, total, currency, lines, promotions }: PricedCart) {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    total: major(total),
    totalDiscount: major(totalDiscount),
    itemTotal: major(itemTotal),
    totalWithoutTax: major(total - tax),
    shipping: major(shipping),
    tax: major(tax),
    totalDiscountPercentage: percentageOf(totalDiscount, itemTotal),
    currency,
    totalUnits: [...lines, ...promotions.gifts].reduce((units, { qty }) => units + qty, 0),
    itemSubTotal: major(itemTotal),
    netAmount: major(total - tax),
    taxAmount: major(tax),
    discountNames: discountNamesOf(promotions),
  };
}

/** The promotions in the discount of lines and order. */
export const discountNamesOf = ({ applied }: PricedCart['promotions']): string[] =>
  applied.filter(({ level, amount }) => level !== 'SHIPPING' && amount > 0).map(({ promotionName }) => promotionName);

export function offersOf({ shipments, currency }: PricedCart) {
  return shipments.flatMap(({ shippingId, offers }) =>
    offers.map(({ code, label, price, deliveryTime, deliveryDates }) => ({
      shippingId,
      code,
      label,
      price: toMajor(price, currency),
      deliveryTime,
      deliveryDates,
    })),
  );
}

/** Prices of a whole line, before and after its discounts. */
export function rowPrices(line: PricedLine, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    rowTotal: major(line.rowTotal),
    priceAfterItemDiscount: major(netOf(line) + line.orderShare),
    priceAfterOrderDiscount: major(netOf(line)),
  };
}

export function linePromotions({ discounts }: PricedLine, currency: string) {
  return discounts.map(({ couponCode, promotionId, campaignId, amount }) => ({
    couponCode,
    promotionId,
    campaignId,
    price: toMajor(amount, currency),
  }));
}
