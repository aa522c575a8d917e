import * as schema from '../../../src/api/cart/cart-promotions.schema.ts';
import * as calls from '../../../src/api/cart/cart-promotions.ts';
import * as adjustments from '../../../src/api/cart/price-adjustments.ts';
import { cart as answer, cartParams } from '../../../src/api/cart/cart.schema.ts';
import type { CartService } from '../model/cart-service.ts';
import { apiError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { addAdjustment, changeAdjustment, removeAdjustment, type Associate } from './price-adjustments.ts';
import { sessionEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { cartOwnerOf } from '../model/cart-owner.ts';

/** Coupon codes and price adjustments. */
export function promotionEndpoints(carts: CartService): Endpoint[] {
  return [...couponEndpoints(carts), ...adjustmentEndpoints(carts)];
}

function couponEndpoints(carts: CartService): Endpoint[] {
  return [
    sessionEndpoint(calls.applyCoupon, {
      summary: 'Apply a code; one whose condition is not met yet stays pending',
      body: schema.couponBody,
      response: answer,
      perform: ({ body }, context) =>
        carts.changeWith(cartOwnerOf(context), body.cartId, (cart) => applyCoupon(cart, body.code)),
    }),
    sessionEndpoint(calls.removeCoupon, {
      summary: 'Remove a code',
      body: schema.couponBody,
      response: answer,
      perform: ({ body }, context) =>
        carts.changeWith(cartOwnerOf(context), body.cartId, (cart) => removeCoupon(cart, body.code)),
    }),
  ];
}

function adjustmentEndpoints(carts: CartService): Endpoint[] {
  return [
    sessionEndpoint(adjustments.addPriceAdjustment, {
      summary: 'Reduce the price of a line or of the cart, as an associate',
      status: 201,
      params: cartParams,
      body: schema.addAdjustmentBody,
      response: answer,
      perform: ({ params, body }, context) =>
        carts.changeWith(cartOwnerOf(context), params.basketId, (cart) =>
          addAdjustment(cart, body, associateOf(context.principal)),
        ),
    }),
    sessionEndpoint(adjustments.changePriceAdjustment, {
      summary: 'Change a price adjustment',
      params: schema.adjustmentParams,
      body: schema.changeAdjustmentBody,
      response: answer,
      perform: ({ params: { basketId, adjustmentId }, body }, context) =>
        carts.changeWith(cartOwnerOf(context), basketId, (cart) =>
          changeAdjustment(cart, { ...body, adjustmentId }, associateOf(context.principal)),
        ),
    }),
    sessionEndpoint(adjustments.removePriceAdjustment, {
      summary: 'Remove a price adjustment',
      params: schema.adjustmentParams,
      response: answer,
      perform: ({ params: { basketId, adjustmentId } }, context) =>
        carts.changeWith(cartOwnerOf(context), basketId, (cart) => removeAdjustment(cart, adjustmentId)),
    }),
  ];
}

/** `access.ts` admits associates only. */
function associateOf({ associate }: Principal): Associate {
  if (!associate) throw apiError('AUT404');
  return associate;
}
