import { setShippingMethod } from '../../api/cart/delivery.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart-change.ts';
import { $cart } from './cart-state.ts';
import { neededBasket } from './required-basket.ts';

/** The shipment of a line. */
export const shipmentOf = (itemId: string) => $cart.get()?.shipments.find(({ itemIds }) => itemIds.includes(itemId));

/**
 * Delivers a line to a collection point, together with all lines of its shipment: a collection point belongs to a whole
 * shipment.
 */
export const sendToPoint = createAction(({ itemId, storeId }: { itemId: string; storeId: string }) =>
  changeCart((id) => {
    const { shippingId } = shipmentOf(itemId) ?? {};
    return callApi(setShippingMethod, {
      body: { cartId: neededBasket(id), code: 'pudo', storeId, ...(shippingId !== undefined && { shippingId }) },
    });
  }),
);
