import { useStore } from '@nanostores/react';
import { changeItem, removeItem } from '../../stores/cart-lines.ts';
import { chooseShippingMethod, saveBillingAddress, saveShippingAddress } from '../../stores/checkout-delivery.ts';
import { prepare } from '../../stores/checkout-order.ts';
import { applyGiftCard, removeGiftCard } from '../../stores/checkout-payment.ts';
import { applyCoupon, removeCoupon } from '../../stores/coupons.ts';

/** Whether something runs that may change the totals: until it has ended they are not final. */
export function useChanging(): boolean {
  const all = [
    useStore(saveShippingAddress.$status),
    useStore(chooseShippingMethod.$status),
    useStore(saveBillingAddress.$status),
    useStore(applyGiftCard.$status),
    useStore(removeGiftCard.$status),
    useStore(applyCoupon.$status),
    useStore(removeCoupon.$status),
    useStore(prepare.$status),
    useStore(changeItem.$status),
    useStore(removeItem.$status),
  ];
  return all.some(({ state }) => state === 'pending');
}
