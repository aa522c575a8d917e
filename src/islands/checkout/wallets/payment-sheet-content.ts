import { destinationOf } from '../../../../domain/checkout/destination.ts';
import { describeDelivery } from '../../kit/describe-delivery.ts';
import type { Cart, Shipment } from '../../../api/cart/cart.schema.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { paidAmounts } from '../../../../domain/checkout/payment-choice.ts';
import { offersOf } from '../../../../domain/checkout/shipment-offers.ts';
import { isBroughtHome, needsOf } from '../../../../domain/checkout/shipments.ts';
import { totalRows } from '../../../../domain/pricing/total-rows.ts';
import type { WalletContent } from '../../../providers/payment/wallet-frame.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import type { Translate } from '../../kit/text.ts';

type Money = (amount: number) => string;

interface Format {
  readonly t: Translate;
  readonly money: Money;
}

const freeOr = (price: number, t: Translate, money: Money) => (price === 0 ? t('checkout.free') : money(price));

function shippingMethodsOf(cart: Cart, shipment: Shipment, { t, money }: Format) {
  return offersOf(cart.shippingMethods, shipment).map((offer) => ({
    code: offer.code,
    label: describeDelivery({ ...offer, to: destinationOf(shipment, pageData().country, cart.postalCode) }, t),
    price: freeOr(offer.price, t, money),
    isChosen: offer.code === shipment.shippingMethod,
  }));
}

function sumsOf({ totals, paymentInstruments }: Cart, t: Translate, money: Money) {
  const rows = [
    ...totalRows(totals, pageData().isTaxIncluded).map(({ name, amount }) => ({ key: `checkout.${name}`, amount })),
    ...paidAmounts(paymentInstruments).map(({ key, amount }) => ({ key, amount: -amount })),
  ];
  return rows.map(({ key, amount }) => ({ label: t(key), amount: money(amount) }));
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
      ways: shippingMethodsOf(cart, shipment, { t, money }),
    })),
    sums: sumsOf(cart, t, money),
    total: money(cart.totals.remainingToPay),
  };
}
