import { ApiError } from '../../api/core/api-error.ts';
import type { Cart, CartItemChange } from '../../api/cart/cart.schema.ts';
import { addCartItem } from '../../api/cart/cart.ts';
import { previewGiftCard } from '../../api/cart/payment.ts';
import type { GiftCardPreviewRequest } from '../../api/cart/payment.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart.ts';
import { changeCartItem, removeCartItem } from '../../api/cart/cart-changes.ts';
import { $cart } from './cart-state.ts';
import { applyCoupon as apply, removeCoupon as remove } from '../../api/cart/cart-promotions.ts';
import { setShippingMethod } from '../../api/cart/delivery.ts';

/** For changes that need a cart: without one the cart is treated as lost. */
export function neededBasket(basketId: string | undefined): string {
  if (basketId) return basketId;
  throw new ApiError({ errorId: 'CART_NOT_FOUND', code: 'BSK404', status: 404, message: 'There is no cart.' });
}

/** Returns a function that finds a line again: a recreated cart assigns it another id. */
export function lineFinder(itemId: string): () => string {
  const productId = $cart.get()?.items.find((item) => item.id === itemId)?.productId;
  return () => {
    const items = $cart.get()?.items ?? [];
    const line = items.find((item) => item.id === itemId) ?? items.find((item) => item.productId === productId);
    return line?.id ?? itemId;
  };
}

/** Changes a line; `productId` has to be another variant of the same product. */
export const changeItem = createAction('cart/change', ({ itemId, ...change }: CartItemChange) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) =>
    callApi(changeCartItem, { params: { basketId: neededBasket(basketId) }, body: { itemId: find(), ...change } }),
  );
});

/** The mail of a gift card with this option. */
export const previewGift = createAction('cart/preview-gift', (body: GiftCardPreviewRequest) =>
  callApi(previewGiftCard, { body }),
);

export const removeItem = createAction('cart/remove', ({ itemId }: { itemId: string }) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) =>
    callApi(removeCartItem, { body: { cartId: neededBasket(basketId), itemId: find() } }),
  );
});

/** Adds a removed line again, unchanged. */
export const restoreItem = createAction('cart/restore', (item: Cart['items'][number]) => {
  const { productId, qty, recipeId, precreatedCustomsCode, giftOption } = item;
  const line = {
    productId,
    qty,
    ...(recipeId && { recipeId }),
    ...(precreatedCustomsCode && { precreatedCustomsCode }),
    ...(giftOption && { giftOption }),
  };
  return changeCart((basketId) => callApi(addCartItem, { body: { cartId: neededBasket(basketId), items: [line] } }));
});

/** Applies a promotion code; rejects where the code is not valid. */
export const applyCoupon = createAction('cart/apply-coupon', (code: string) =>
  changeCart((basketId) => callApi(apply, { body: { cartId: neededBasket(basketId), code } })),
);

export const removeCoupon = createAction('cart/remove-coupon', (code: string) =>
  changeCart((basketId) => callApi(remove, { body: { cartId: neededBasket(basketId), code } })),
);

/** The shipment of a line. */
export const shipmentOf = (itemId: string) => $cart.get()?.shipments.find(({ itemIds }) => itemIds.includes(itemId));

/**
 * Delivers a line to a collection point, together with all lines of its shipment: a collection point belongs to a whole
 * shipment.
 */
export const sendToPoint = createAction(
  'cart/send-to-collection-point',
  ({ itemId, storeId }: { itemId: string; storeId: string }) =>
    changeCart((id) => {
      const { shippingId } = shipmentOf(itemId) ?? {};
      return callApi(setShippingMethod, {
        body: { cartId: neededBasket(id), code: 'pudo', storeId, ...(shippingId !== undefined && { shippingId }) },
      });
    }),
);
