import { z } from 'zod';
import { cart } from '../../../src/api/cart/cart.schema.ts';
import { addressBook } from '../../../src/api/account/address-book.schema.ts';
import { cartWithSaved, favorites } from '../../../src/api/account/wishlists.schema.ts';
import { cardResponse } from '../../../src/api/account/payment-cards.schema.ts';
import { profile } from '../../../src/api/account/profile.schema.ts';
import { photoUser } from '../../../src/api/catalog/photos.schema.ts';
import { recipe } from '../../../src/api/catalog/recipes.schema.ts';
import { writtenReview } from '../../../src/api/catalog/reviews.schema.ts';
import { HOME } from './account.test-support.ts';
import { ADDRESS, CAPTCHA, CARDS } from '../../harness/purchase.ts';
import { Customer } from './checkout.test-support.ts';
import type { Target } from './targets.test-support.ts';
import { DEMO_PASSWORD, Visitor } from './visitor.test-support.ts';

const CONSUMER = '/consumers-v3/consumer';
const FAVORITES = '/wishlists/v2/favorites';
const REVIEWS = '/products/v1/products/heather-low/reviews';

export const KINDS = ['account', 'guest', 'clerk'] as const;
/** A `clerk` is a guest whose session an associate has connected to. */
export type OwnerKind = (typeof KINDS)[number];

/** Ids of a customer's data; an unsupported kind has an unknown id. */
export interface Ids {
  readonly cartId: string;
  readonly itemId: string;
  readonly instrumentId: string;
  readonly adjustmentId: string;
  readonly favoriteId: string;
  readonly favoriteItemId: string;
  readonly saveForLaterId: string;
  readonly savedItemId: string;
  readonly addressId: string;
  readonly cardId: string;
  readonly memberId: string;
  readonly orderNumber: string;
  readonly orderItemId: string;
  readonly reviewId: string;
  readonly photoUserId: string;
  readonly recipeId: string;
}

export interface Owner {
  readonly kind: OwnerKind;
  readonly visitor: Visitor;
  readonly ids: Ids;
}

/** A customer who has one record of every possible kind. */
export async function createOwner(target: Target, kind: OwnerKind): Promise<Owner> {
  const visitor = kind === 'account' ? await Visitor.signUp(target, member()) : await Visitor.start(target);
  const bought = await Customer.of(target, visitor).buy({ productId: 'LIMITED-100', qty: 1 });
  const order = { orderNumber: bought.orderNumber, orderItemId: bought.items[0]?.id ?? '' };
  const lists = await fillLists(visitor);
  const account = kind === 'account' ? await fillAccount(target, visitor) : emptyAccount();
  return { kind, visitor, ids: { ...order, ...lists, ...account, ...(await fillCart(target, visitor, kind)) } };
}

/** The ids that a signed-in customer's requests have to name beside another's: of a cart and of lists. */
export async function createOwnIds(target: Target, visitor: Visitor): Promise<Ids> {
  const lists = await fillLists(visitor);
  const customer = Customer.of(target, visitor);
  await customer.fill(...ITEMS);
  const { basketId, items } = await visitor.cart('GET', `/cart/v1/cart/${customer.cartId}`);
  const unused = { instrumentId: nobodys(), adjustmentId: nobodys(), orderNumber: nobodys(), orderItemId: nobodys() };
  return { ...emptyAccount(), ...unused, ...lists, cartId: basketId, itemId: items[0]?.id ?? '' };
}

/** With everything that makes a membership count. */
const member = () => ({
  firstName: 'Ada',
  lastName: 'Hill',
  postalCode: '97205',
  birthDate: '1990-04-23',
  phone: `21255${(phones += 1)}`,
  loyaltyOptIn: true,
});
let phones = 61_000;
const nobodys = () => crypto.randomUUID();
const emptyAccount = () => ({ addressId: nobodys(), cardId: nobodys(), memberId: nobodys() });

/** The requests are checked here, so that no kind of data is missing in the access tests. */
async function make<Schema extends z.ZodType>(
  visitor: Visitor,
  request: readonly [string, string, object],
  schema: Schema,
) {
  const [method, path, body] = request;
  const answer = await visitor.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

async function fillLists(visitor: Visitor) {
  await make(visitor, ['POST', FAVORITES, { productId: 'heather-low' }], z.unknown());
  const { favoriteId, items } = favorites.parse((await visitor.call('GET', FAVORITES)).body);
  await make(visitor, ['POST', `${FAVORITES}/${favoriteId}/share`, {}], z.unknown());
  const { basketId, items: lines } = await visitor.addToCart({ productId: 'MARKDOWN-1', qty: 1 });
  const path = `/cart/v2/cart/${basketId}/saveForLater`;
  const { saveForLater } = await make(visitor, ['POST', path, { itemId: lines[0]?.id }], cartWithSaved);
  const review = { rating: 4, title: 'Good', text: 'They hold.', author: 'Ada' };
  const { id: reviewId } = await make(visitor, ['POST', REVIEWS, review], writtenReview);
  const { userId: photoUserId } = await make(visitor, ['POST', '/photos/users', { name: 'Ada' }], photoUser);
  await make(visitor, ['POST', `${REVIEWS}/questions`, { text: 'Are they warm?', author: 'Ada' }], z.unknown());
  const design = { productId: 'col-high', choices: { upper: 'loch' } };
  const { recipeId } = await make(visitor, ['POST', '/products/v2/recipes', design], recipe);
  return {
    favoriteId,
    favoriteItemId: items[0]?.itemId ?? '',
    saveForLaterId: saveForLater.saveForLaterId,
    savedItemId: saveForLater.items[0]?.itemId ?? '',
    reviewId,
    photoUserId,
    recipeId,
  };
}

async function fillAccount(target: Target, visitor: Visitor) {
  const saved = { ...HOME, approachType: 'S' };
  const { addressId } = await make(visitor, ['POST', `${CONSUMER}/address`, saved], addressBook);
  const { paymentToken } = await Customer.of(target, visitor).cardToken(CARDS.approved);
  const newCard = { ...CAPTCHA, paymentToken };
  const { card } = await make(visitor, ['POST', `${CONSUMER}/payment_instruments`, newCard], cardResponse);
  const newsletter = { channel: 'email', type: 'newsletter', optin: true };
  await make(visitor, ['PUT', `${CONSUMER}/subscription`, newsletter], z.unknown());
  const whole = { consumerProfile: { consumerDetails: { firstName: 'Ada' } } };
  await make(visitor, ['PUT', CONSUMER, whole], profile); // the membership counts from here on
  const { memberId } = profile.parse((await visitor.call('GET', CONSUMER)).body).consumerProfile;
  if (memberId === null) throw new Error('The owner is no member.');
  return { addressId, cardId: card.paymentInstrumentId, memberId };
}

const ITEMS = [{ productId: 'LIMITED-100', qty: 2 }];

async function fillCart(target: Target, visitor: Visitor, kind: OwnerKind) {
  const customer = Customer.of(target, visitor);
  await customer.fill(...ITEMS);
  const { cartId } = customer;
  await make(visitor, ['PUT', '/cart/v1/coupon', { cartId, code: 'TRAIL10' }], cart);
  const path = `/cart/v1/cart/${cartId}`;
  const paid = { payment_method_id: 'CREDIT_CARD' };
  const { items, paymentInstruments } = await make(visitor, ['POST', `${path}/paymentInstruments`, paid], cart);
  const ids = { cartId, itemId: items[0]?.id ?? '', instrumentId: paymentInstruments[0]?.id ?? '' };
  if (kind !== 'clerk') return { ...ids, adjustmentId: nobodys() };
  const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: DEMO_PASSWORD };
  await make(visitor, ['POST', `${CONSUMER}/agent/login`, associate], z.unknown());
  const lowered = { kind: 'amount', value: 1, reason: 'GOODWILL' };
  const { priceAdjustments } = await make(visitor, ['POST', `${path}/price_adjustments`, lowered], cart);
  return { ...ids, adjustmentId: priceAdjustments[0]?.adjustmentId ?? '' };
}

/** What an owner sees of everything that is theirs. */
export async function readOwned({ visitor, ids }: Owner): Promise<unknown[]> {
  const paths = [
    `/cart/v1/cart/${ids.cartId}`,
    FAVORITES,
    '/wishlists/v2/saveForLater',
    `${CONSUMER}/purchase/${ids.orderNumber}`,
    `${CONSUMER}?includeLoyaltySummary=true`,
    `${CONSUMER}/payment_instruments`,
    `${CONSUMER}/subscription`,
    REVIEWS,
  ];
  const seen: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await visitor.call('GET', path);
    seen.push({ path, status, body: status === 200 ? body : null });
  }
  return seen;
}

/** Returns an unknown id of the same format. */
export const madeUp = (id: string): string =>
  id.slice(0, -4) +
  id.slice(-4).replace(/[0-9a-z]/gi, (one) => (/\d/.test(one) ? String(9 - Number(one)) : other(one)));

const other = (letter: string) => (/[a]/i.test(letter) ? 'b' : 'a');

export const madeUpIds = (ids: Ids): Ids => ({
  cartId: madeUp(ids.cartId),
  itemId: madeUp(ids.itemId),
  instrumentId: madeUp(ids.instrumentId),
  adjustmentId: madeUp(ids.adjustmentId),
  favoriteId: madeUp(ids.favoriteId),
  favoriteItemId: madeUp(ids.favoriteItemId),
  saveForLaterId: madeUp(ids.saveForLaterId),
  savedItemId: madeUp(ids.savedItemId),
  addressId: madeUp(ids.addressId),
  cardId: madeUp(ids.cardId),
  memberId: madeUp(ids.memberId),
  orderNumber: madeUp(ids.orderNumber),
  orderItemId: madeUp(ids.orderItemId),
  reviewId: madeUp(ids.reviewId),
  photoUserId: madeUp(ids.photoUserId),
  recipeId: madeUp(ids.recipeId),
});

/** Returns the shipping id of a cart of the same session. */
export const SHIPPED = { ...ADDRESS, ...CAPTCHA };
