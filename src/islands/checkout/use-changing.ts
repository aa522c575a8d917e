import { useStore } from '@nanostores/react';
import { changeItem, removeItem, applyCoupon, removeCoupon } from '../../stores/cart/cart-changes.ts';
import {
  chooseShippingMethod,
  ensureDelivery,
  saveBillingAddress,
  saveDelivery,
} from '../../stores/checkout/checkout-delivery.ts';
import {
  applyPaymentInstrument,
  removeAppliedInstrument,
  setRewards,
} from '../../stores/checkout/payment-instruments.ts';
import { prepareCart } from '../../stores/checkout/checkout-order.ts';

/** Whether a running action may change the totals; until it ends they are not final. */
export function useChanging(): boolean {
  const all = [
    useStore(saveDelivery.$status),
    useStore(chooseShippingMethod.$status),
    useStore(saveBillingAddress.$status),
    useStore(ensureDelivery.$status),
    useStore(applyPaymentInstrument.$status),
    useStore(removeAppliedInstrument.$status),
    useStore(setRewards.$status),
    useStore(applyCoupon.$status),
    useStore(removeCoupon.$status),
    useStore(prepareCart.$status),
    useStore(changeItem.$status),
    useStore(removeItem.$status),
  ];
  return all.some(({ state }) => state === 'pending');
}
