import { formatDelivery } from '../../../../domain/delivery/dates-text.ts';
import type { Cart, Shipment } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { paidAmounts } from '../../../../domain/checkout/payment-choice.ts';
import { offersOf } from '../../../../domain/checkout/shipment-offers.ts';
import { isBroughtHome, needsOf } from '../../../../domain/checkout/shipments.ts';
import type { WalletContent } from '../../../providers/payment/wallet-frame.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import type { Translate } from '../../kit/text.ts';

type Money = (amount: number) => string;

const freeOr = (price: number, t: Translate, money: Money) => (price === 0 ? t('checkout.free') : money(price));

function shippingMethodsOf(cart: Cart, shipment: Shipment, price: (amount: number) => string) {
  return offersOf(cart.shippingMethods, shipment).map((offer) => ({
    code: offer.code,
    label: [offer.label, formatDelivery(offer, pageData().locale)].filter(Boolean).join(': '),
    price: price(offer.price),
    isChosen: offer.code === shipment.shippingMethod,
  }));
}

function sumsOf({ totals, paymentInstruments }: Cart, t: Translate, money: Money) {
  const { itemTotal, totalDiscount, shipping, tax } = totals;
  const rows: [string, number][] = [['checkout.items', itemTotal]];
  if (totalDiscount > 0) rows.push(['checkout.discounts', -totalDiscount]);
  rows.push(['checkout.shippingCost', shipping]);
  if (!pageData().isTaxIncluded) rows.push(['checkout.tax', tax]);
  rows.push(...paidAmounts(paymentInstruments).map(({ key, amount }): [string, number] => [key, -amount]));
  return rows.map(([key, amount]) => ({ label: t(key), amount: money(amount) }));
}

/** The cart as a wallet's payment sheet shows it: all lines, the shipping methods and the amount due. */
export function paymentSheetContent(cart: Cart, wallet: string, t: Translate): WalletContent {
  const money = (amount: number) => formatMoney(amount, cart.currency, pageData().locale);
  const homes = cart.shipments.filter(isBroughtHome);
  const nameOf = (index: number) =>
    homes.length > 1 ? t('checkout.shipment', { number: index + 1 }) : t('checkout.deliveryWay');
  return {
    wallet,
    country: pageData().siteId.toUpperCase(),
    isShipped: needsOf(cart.shipments).needsAddress,
    lines: cart.items.map(({ name, qty, price }) => ({
      label: qty > 1 ? `${qty} × ${name}` : name,
      amount: money(price.rowTotal),
    })),
    shipments: homes.map((shipment, index) => ({
      shippingId: shipment.shippingId,
      label: nameOf(index),
      ways: shippingMethodsOf(cart, shipment, (price) => freeOr(price, t, money)),
    })),
    sums: sumsOf(cart, t, money),
    total: money(cart.totals.remainingToPay),
  };
}
