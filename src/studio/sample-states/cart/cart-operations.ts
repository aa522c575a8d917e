import { addCartItem, createCartWithItem, getCart } from '../../../api/cart/cart.ts';
import { changeCartItem, createCart, removeCartItem } from '../../../api/cart/cart-changes.ts';
import { applyCoupon, removeCoupon } from '../../../api/cart/cart-promotions.ts';
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '../../../api/cart/price-adjustments.ts';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import {
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../api/cart/delivery.ts';
import {
  addFavorite as addFavoriteCall,
  getFavorites,
  getSavedForLater,
  removeFavorite as removeFavoriteCall,
  removeSavedLine,
  restoreSavedLine,
  saveCartLine,
} from '../../../api/account/wishlists.ts';
import { seeFavorites, shareFavorites, stopSharingFavorites } from '../../../api/account/list-sharing.ts';
import type { Operation, OperationInput } from '../../../api/core/operation.ts';
import { placeOrder, prepareOrder } from '../../../api/orders/orders.ts';
import { addPaymentInstrument, removePaymentInstrument } from '../../../api/cart/payment.ts';
import type { SampleContext } from '../source/context.ts';
import { sampleOrder } from './sample-order.ts';
import { toCart, toSaved } from './cart-response.ts';
import { addItems, changeLine, chooseMethod, removeLine, removeSaved, restoreLine, saveLine } from './changes.ts';
import { setAddress, setBilling, unsetAddress } from './address-changes.ts';
import { addFavorite, removeFavorite, toFavorites, toSeen, toShare } from './favorites.ts';
import { addCode, addInstrument, removeCode, removeInstrument } from './payment-changes.ts';
import { addAdjustment, changeAdjustment, removeAdjustment } from './price-adjustments.ts';
import { EMPTY, type CartState } from './state.ts';

type Change<Input> = (state: CartState, input: Input, context: SampleContext) => CartState;
type Answer<Output> = (context: SampleContext, state: CartState, before: CartState) => Output;

/** An operation of the sample cart: its change of the state, and its response. */
export interface CartOperation {
  /** Method and path as in the operations: `PUT /cart/v1/cart/{basketId}/item`. */
  readonly call: string;
  change(state: CartState, input: OperationInput, context: SampleContext): CartState;
  readonly answer: Answer<unknown>;
}

function on<Input extends OperationInput, Output>(
  { method, path }: Operation<Input, Output>,
  change: Change<Input>,
  answer: Answer<NoInfer<Output>>,
): CartOperation {
  // The input was serialised by the page's own client for this operation.
  return {
    call: `${method} ${path}`,
    change: (state, input, context) => change(state, input as Input, context),
    answer,
  };
}

const asItIs = (state: CartState): CartState => state;
const changing = <Input extends OperationInput>(operation: Operation<Input, Cart>, change: Change<Input>) =>
  on(operation, change, toCart);
const withSaved: Answer<Cart & { saveForLater: ReturnType<typeof toSaved> }> = (context, state) => ({
  ...toCart(context, state),
  saveForLater: toSaved(context, state),
});

export const CART_OPERATIONS: readonly CartOperation[] = [
  changing(getCart, asItIs),
  changing(createCart, asItIs),
  changing(prepareOrder, asItIs),
  changing(createCartWithItem, (state, { body }, context) => addItems(state, body.items, context)),
  changing(addCartItem, (state, { body }, context) => addItems(state, body.items, context)),
  changing(changeCartItem, (state, { body }, context) => changeLine(state, body, context)),
  changing(removeCartItem, (state, { body }) => removeLine(state, body.itemId)),
  changing(applyCoupon, (state, { body }) => addCode(state, body.code)),
  changing(removeCoupon, (state, { body }) => removeCode(state, body.code)),
  changing(addPriceAdjustment, (state, { body }, context) => addAdjustment(state, body, context)),
  changing(changePriceAdjustment, (state, { params: { adjustmentId }, body }, context) =>
    changeAdjustment(state, { ...body, adjustmentId }, context),
  ),
  changing(removePriceAdjustment, (state, { params }) => removeAdjustment(state, params.adjustmentId)),
  changing(addPaymentInstrument, (state, { body }, context) => addInstrument(state, body, context)),
  changing(removePaymentInstrument, (state, { body }) => removeInstrument(state, body)),
  changing(setShippingAddress, (state, { body }, context) => setAddress(state, body, context)),
  changing(removeShippingAddress, (state, { body }) => unsetAddress(state, body.shippingId)),
  changing(setShippingMethod, (state, { body }, context) => chooseMethod(state, body, context)),
  changing(setBillingAddress, (state, { body }, context) => setBilling(state, body, context)),
  changing(removeBillingAddress, (state) => ({ ...state, billingAddress: null })),
  on(getSavedForLater, asItIs, toSaved),
  on(saveCartLine, (state, { body }) => saveLine(state, body.itemId), withSaved),
  on(restoreSavedLine, (state, { body }, context) => restoreLine(state, body, context), withSaved),
  on(removeSavedLine, (state, { params }) => removeSaved(state, params.itemId), toSaved),
  on(getFavorites, asItIs, toFavorites),
  on(addFavoriteCall, (state, { body }, context) => addFavorite(state, body, context), toFavorites),
  on(removeFavoriteCall, (state, { params }) => removeFavorite(state, params.itemId), toFavorites),
  on(seeFavorites, asItIs, toSeen),
  on(shareFavorites, (state) => ({ ...state, isListShared: true }), toShare),
  on(stopSharingFavorites, (state) => ({ ...state, isListShared: false }), toFavorites),
  on(
    placeOrder,
    () => EMPTY,
    (context, _, ordered) => sampleOrder(context, toCart(context, ordered), new Date(context.now).toISOString()),
  ),
];
