import { ADDRESS } from '../../harness/purchase.ts';
import { SHIPPED, type Ids } from './owner.test-support.ts';

export type Attempt = readonly [name: string, method: string, path: string, body?: object];

const CONSUMER = '/consumers-v3/consumer';
const FAVORITES = '/wishlists/v2/favorites';
const CART = '/cart/v1/cart';
const SAVED = '/cart/v2/saveForLater';

/** All operations with ids of customer data, with the ids of `theirs`; `own` are those of the requesting session. */
export function attempts(theirs: Ids, own: Ids): Attempt[] {
  return [...onCarts(theirs, own), ...onPayments(theirs, own), ...onOrders(theirs, own), ...onAccount(theirs, own)];
}

function onCarts({ cartId, itemId, adjustmentId, addressId }: Ids, own: Ids): Attempt[] {
  const cart = `${CART}/${cartId}`;
  const lower = { kind: 'amount', value: 1, reason: 'GOODWILL' };
  return [
    ['getCart', 'GET', cart],
    ['addCartItem', 'POST', '/cart/v1/item', { cartId, items: [{ productId: 'LIMITED-100', qty: 1 }] }],
    ['changeCartItem', 'PUT', `${cart}/item`, { itemId, qty: 5 }],
    ['changeCartItem', 'PUT', `${CART}/${own.cartId}/item`, { itemId, qty: 5 }],
    ['removeCartItem', 'DELETE', '/cart/v1/item', { cartId, itemId }],
    ['removeCartItem', 'DELETE', '/cart/v1/item', { cartId: own.cartId, itemId }],
    ['setDeliveryPlace', 'PUT', `${cart}/deliveryPlace`, { postalCode: '80301' }],
    ['applyCoupon', 'PUT', '/cart/v1/coupon', { cartId, code: 'SOLO20' }],
    ['removeCoupon', 'DELETE', '/cart/v1/coupon', { cartId, code: 'TRAIL10' }],
    ['setShippingMethod', 'POST', '/cart/v1/shippingMethod', { cartId, code: 'standard' }],
    ['getShippingMethods', 'GET', `${cart}/shippingMethod/me`],
    ['setShippingAddress', 'POST', `/cart/v2/cart/${cartId}/shippingAddress`, SHIPPED],
    ['setShippingAddress', 'POST', `/cart/v2/cart/${own.cartId}/shippingAddress`, { ...SHIPPED, addressId }],
    ['removeShippingAddress', 'DELETE', `/cart/v2/cart/${cartId}/shippingAddress`, {}],
    ['validateShippingAddress', 'POST', `${cart}/shippingAddress/validation`, ADDRESS],
    ['setBillingAddress', 'POST', `${cart}/billingAddress`, ADDRESS],
    ['setBillingAddress', 'POST', `${CART}/${own.cartId}/billingAddress`, { addressId }],
    ['removeBillingAddress', 'DELETE', `${cart}/billingAddress`, {}],
    ['addPriceAdjustment', 'POST', `${cart}/price_adjustments`, lower],
    ['addPriceAdjustment', 'POST', `${CART}/${own.cartId}/price_adjustments`, { ...lower, itemId }],
    ['changePriceAdjustment', 'PATCH', `${cart}/price_adjustments/${adjustmentId}`, { value: 2 }],
    ['changePriceAdjustment', 'PATCH', `${CART}/${own.cartId}/price_adjustments/${adjustmentId}`, { value: 2 }],
    ['removePriceAdjustment', 'DELETE', `${cart}/price_adjustments/${adjustmentId}`, {}],
    ['removePriceAdjustment', 'DELETE', `${CART}/${own.cartId}/price_adjustments/${adjustmentId}`, {}],
  ];
}

function onPayments({ cartId, instrumentId, cardId }: Ids, own: Ids): Attempt[] {
  const cart = `${CART}/${cartId}`;
  const ownPayments = `${CART}/${own.cartId}/paymentInstruments`;
  const byCard = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: cardId };
  const paymentMethod = {
    code: 'CREDIT_CARD',
    additionalData: [{ payment_method_id: 'CREDIT_CARD', payment_instrument_id: cardId }],
  };
  return [
    ['getPaymentMethods', 'GET', `${cart}/paymentMethods`],
    ['addPaymentInstrument', 'POST', `${cart}/paymentInstruments`, { payment_method_id: 'KLARNA' }],
    ['addPaymentInstrument', 'POST', ownPayments, byCard],
    ['removePaymentInstrument', 'DELETE', `${cart}/paymentInstruments`, { paymentInstrumentId: instrumentId }],
    ['removePaymentInstrument', 'DELETE', ownPayments, { paymentInstrumentId: instrumentId }],
    ['applyReward', 'PUT', `${cart}/reward`, { appliedLoyaltyVoucher: null }],
    ['noteDevice', 'POST', '/cart/v1/deviceFingerPrint', { cartId, deviceFingerPrint: 'device' }],
    ['prepareOrder', 'POST', `${CART}/prepareOrder`, { basketId: cartId }],
    ['placeOrder', 'PUT', '/cart/v2/checkout/order', { cartId, ...SHIPPED, paymentMethod }],
    ['placeOrder', 'PUT', '/cart/v2/checkout/order', { ...SHIPPED, cartId: own.cartId, paymentMethod }],
  ];
}

function onOrders({ orderNumber, orderItemId }: Ids, { cartId }: Ids): Attempt[] {
  const items = [{ itemId: orderItemId, qty: 1 }];
  const paymentMethod = { code: 'CREDIT_CARD', additionalData: [{ redirectResult: 'passed' }] };
  return [
    ['patchOrder', 'PATCH', `/cart/v2/checkout/order/${orderNumber}`, { paymentMethod }],
    ['getPurchase', 'GET', `${CONSUMER}/purchase/${orderNumber}`],
    // A separate email address: the gateway counts failed attempts by address.
    ['getPurchase', 'GET', `${CONSUMER}/purchase/${orderNumber}?email=${cartId}@example.com&st=secret`],
    ['trackOrder', 'POST', `${CONSUMER}/TrackOrder`, { orderNumber }],
    ['downloadInvoice', 'POST', `${CONSUMER}/purchase/invoice/download`, { orderNumber }],
    ['cancelOrder', 'POST', `${CONSUMER}/CancelOrder`, { orderNumber }],
    ['createReturnLabel', 'POST', `${CONSUMER}/return/${orderNumber}/returnLabel`, { items }],
    ['downloadReturnLabel', 'POST', `${CONSUMER}/return/${orderNumber}/returnLabel/download`, { returnNumber: 'R0' }],
    ['mailReceipt', 'POST', `${CONSUMER}/resendReceipt`, { orderNumber, recipient: 'ada@example.com' }],
    ['resendGiftCardEmail', 'POST', `${CONSUMER}/resendGiftCardEmail`, { orderNumber }],
  ];
}

function onAccount(theirs: Ids, own: Ids): Attempt[] {
  const { cartId, itemId, favoriteId, favoriteItemId, saveForLaterId, savedItemId, addressId, cardId } = theirs;
  return [
    ['getRecipe', 'GET', `/products/v2/recipes/${theirs.recipeId}`],
    ['removeFavorite', 'DELETE', `${FAVORITES}/${favoriteId}/items/${favoriteItemId}`, {}],
    ['removeFavorite', 'DELETE', `${FAVORITES}/${own.favoriteId}/items/${favoriteItemId}`, {}],
    ['seeFavorites', 'PUT', `${FAVORITES}/${favoriteId}/seen`, {}],
    ['shareFavorites', 'POST', `${FAVORITES}/${favoriteId}/share`, {}],
    ['stopSharingFavorites', 'DELETE', `${FAVORITES}/${favoriteId}/share`, {}],
    ['getSharedFavorites', 'GET', `${FAVORITES}/${favoriteId}/share?token=guessed`],
    ['saveCartLine', 'POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId }],
    ['saveCartLine', 'POST', `/cart/v2/cart/${own.cartId}/saveForLater`, { itemId }],
    ['restoreSavedLine', 'PUT', SAVED, { saveForLaterId, itemId: savedItemId }],
    ['restoreSavedLine', 'PUT', SAVED, { saveForLaterId: own.saveForLaterId, itemId: savedItemId }],
    ['restoreSavedLine', 'PUT', SAVED, { saveForLaterId: own.saveForLaterId, itemId: own.savedItemId, cartId }],
    ['removeSavedLine', 'DELETE', `${SAVED}/${saveForLaterId}/items/${savedItemId}`, {}],
    ['removeSavedLine', 'DELETE', `${SAVED}/${own.saveForLaterId}/items/${savedItemId}`, {}],
    ['changeAddress', 'PUT', `${CONSUMER}/address/${addressId}`, { firstName: 'Eve' }],
    ['removeAddress', 'DELETE', `${CONSUMER}/address/${addressId}`, {}],
    ['changePaymentCard', 'PATCH', `${CONSUMER}/payment_instruments/${cardId}`, { main: true }],
    ['removePaymentCard', 'DELETE', `${CONSUMER}/payment_instruments/${cardId}`, {}],
    ['getLoyaltyToken', 'POST', `${CONSUMER}/loyalty/token`, { memberId: theirs.memberId }],
    ['flagReview', 'POST', `/products/v1/review/${theirs.reviewId}/flag`, { reason: 'No' }],
    ['voteReview', 'POST', `/products/v1/review/${theirs.reviewId}/vote`, { helpful: false }],
    ['translateReview', 'POST', `/products/v1/review/${theirs.reviewId}/translate`, {}],
    ['addPhoto', 'POST', `/photos/users/${theirs.photoUserId}/media`, { stashId: 'none' }],
  ];
}

/** Operations whose ids are not secret, with the reason. */
export const PUBLIC_IDS: Readonly<Record<string, string>> = {
  getProductDetails: 'a product',
  getInventory: 'a product',
  checkAvailability: 'a product',
  previewRecipe: 'a product',
  getProductSets: 'a product',
  getProductSet: 'a set of products',
  getReviews: 'a product',
  writeReview: 'a product',
  getCustomerPhotos: 'the account of the shop',
  getPhotoStreams: 'a photo that everybody sees',
  getStreamPhotos: 'a product',
  reportPhoto: 'a photo that everybody sees',
  getQuestions: 'a product',
  askQuestion: 'a product',
  answerQuestion: 'a question everybody reads; one that waits is unknown',
  voteAnswer: 'an answer to a question everybody reads; a question that waits has none',
  getStoreEmployees: 'a store',
  getRegions: 'a country',
  sendContactMessage: 'what somebody writes to the staff; nothing is looked up',
  createWarrantyCase: 'what somebody writes to the staff; nothing is looked up',
};
