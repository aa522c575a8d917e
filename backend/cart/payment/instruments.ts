import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import type { NewPaymentInstrument, PaymentInstrumentName } from '../../../src/api/cart/payment.schema.ts';
import { toMinor } from '../../../domain/money.ts';
import { kindOf, type PaymentMethodId } from '../../../domain/payment/methods.ts';
import { LOYALTY } from '../../../src/config.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import type { CartService, CartOwner } from '../model/cart-service.ts';
import { apiError, inputError } from '../../core/errors.ts';
import { addPayment, chooseRest, removePayment, removePayments, replacePayment } from './cart-payments.ts';
import type { GiftCardEntry, GiftCardRow, GiftCards } from './gift-cards.ts';
import { notByGiftCard, payCart, usableWorth } from './pay-cart.ts';
import { methodsOffered } from './payment-response.ts';
import { addReward, checkRewards, setRewards } from './rewards.ts';

/** The payment instruments of a cart. Every operation returns the whole cart. */
export interface Instruments {
  add(owner: CartOwner, basketId: string, instrument: NewPaymentInstrument): Promise<Cart>;
  remove(owner: CartOwner, basketId: string, name: PaymentInstrumentName): Promise<Cart>;
  setRewards(owner: CartOwner, basketId: string, codes: readonly string[]): Promise<Cart>;
}

export interface InstrumentDeps {
  readonly carts: CartService;
  readonly giftCards: GiftCards;
  readonly now?: () => number;
}

const MAX_GIFT_CARDS = 5;

export function createInstruments(deps: InstrumentDeps): Instruments {
  const { carts, giftCards, now = Date.now } = deps;

  async function add(owner: CartOwner, basketId: string, instrument: NewPaymentInstrument): Promise<Cart> {
    if (instrument.payment_method_id !== 'GIFT_CARD') {
      return carts.changeWith(owner, basketId, (cart) => addToCart(cart, instrument, now()));
    }
    // Before the cart is locked: comparing a PIN is slow.
    const card = await findGiftCard(giftCards, owner, instrument);
    return carts.changeWith(owner, basketId, (cart) => addGiftCard(cart, card, instrument.amount));
  }

  return {
    add,
    remove: (owner, basketId, name) => carts.changeWith(owner, basketId, (cart) => remove(cart, name)),
    setRewards: (owner, basketId, codes) =>
      carts.changeWith(owner, basketId, async (cart) => {
        if (codes.length > 0) checkRewards(await cart.load());
        await setRewards(cart, codes);
      }),
  };
}

/** By number and PIN, or by the id of a card saved in the account. */
function findGiftCard(giftCards: GiftCards, owner: CartOwner, instrument: NewPaymentInstrument): Promise<GiftCardRow> {
  const { giftCard, paymentInstrumentId } = instrument;
  const entry: GiftCardEntry = giftCard ?? {};
  if (giftCard === undefined && paymentInstrumentId !== undefined) {
    return giftCards.checkSaved(owner.consumerNo, paymentInstrumentId);
  }
  return giftCards.check(entry);
}

async function addGiftCard(cart: LockedCart, card: GiftCardRow, amount: number | undefined): Promise<void> {
  const { record, priced } = await cart.load();
  const applied = record.payments.filter(({ payment_method_id }) => payment_method_id === 'GIFT_CARD');
  if (applied.some(({ reference }) => reference === card.number)) throw apiError('GC_ALREADY_APPLIED');
  if (applied.length >= MAX_GIFT_CARDS) throw apiError('GFC410', { maximum: MAX_GIFT_CARDS });
  if (card.currency !== cart.currency) throw apiError('GC_NOT_ALLOWED', { currency: card.currency });
  if (priced.total > 0 && notByGiftCard(priced) >= priced.total) throw apiError('GFO405');
  await addPayment(cart, { methodId: 'GIFT_CARD', reference: card.number, amount: minorOf(cart, amount) });
}

async function addToCart(cart: LockedCart, instrument: NewPaymentInstrument, now: number): Promise<void> {
  const { payment_method_id: methodId } = instrument;
  switch (kindOf(methodId)) {
    case 'voucher':
      return addVoucher(cart, instrument);
    case 'points':
      return addPoints(cart, instrument.amount);
    case 'credit':
      return addCredit(cart, instrument);
    default:
      return addRest(cart, instrument, now);
  }
}

async function addVoucher(cart: LockedCart, instrument: NewPaymentInstrument): Promise<void> {
  const { payment_method_id, code, amount } = instrument;
  if (code === undefined) throw inputError('code', 'A reward has a code.');
  const kind = payment_method_id === 'REWARD_CODE' ? 'REWARD_CODE' : 'REWARD_CARD';
  const loaded = await cart.load();
  checkRewards(loaded);
  await addReward(cart, loaded, { code, kind, amount: minorOf(cart, amount) });
}

async function addPoints(cart: LockedCart, amount: number | undefined): Promise<void> {
  const loaded = await cart.load();
  checkRewards(loaded);
  const { funds } = loaded.record;
  const worth = usableWorth(funds, cart.currency);
  const minor = minorOf(cart, amount);
  if (worth === 0 || (minor ?? 0) > worth) {
    throw apiError('REW140', { points: funds.points, minimumPoints: LOYALTY.minimumPoints });
  }
  await replacePayment(cart, { methodId: 'LOYALTY_POINTS', reference: null, amount: minor });
}

async function addCredit(cart: LockedCart, instrument: NewPaymentInstrument): Promise<void> {
  const { record } = await cart.load();
  const methodId = instrument.payment_method_id;
  if (!methodsOffered(record).includes(methodId)) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  const left = record.funds.credits.get(methodId === 'ATHLETES_PAYMENT' ? methodId : 'INFLUENCER_CREDIT');
  const minor = minorOf(cart, instrument.amount);
  if (!left || (minor ?? 0) > left) throw apiError('PYT400', { payment_method_id: methodId });
  await replacePayment(cart, { methodId, reference: null, amount: minor });
}

/** Adds the method that pays all of the rest (`PYT400` for a partial amount). */
async function addRest(cart: LockedCart, instrument: NewPaymentInstrument, now: number): Promise<void> {
  const { payment_method_id: methodId, amount, paymentInstrumentId } = instrument;
  const { record, priced } = await cart.load();
  if (!methodsOffered(record).includes(methodId)) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  const minor = minorOf(cart, amount);
  if (minor !== null && minor < payCart(record, priced).remaining) throw apiError('PYT400');
  const isSaved = methodId === 'CREDIT_CARD' && paymentInstrumentId !== undefined;
  if (isSaved) await checkSavedCard(cart, { id: paymentInstrumentId, consumerNo: record.row.consumer_no, now });
  await chooseRest(cart, { methodId, reference: isSaved ? paymentInstrumentId : null, amount: null });
}

interface SavedCard {
  readonly id: string;
  readonly consumerNo: string;
  readonly now: number;
}

async function checkSavedCard({ transaction }: LockedCart, { id, consumerNo, now }: SavedCard): Promise<void> {
  const card = await transaction
    .selectFrom('payment_card')
    .select(['expiry_month', 'expiry_year'])
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .where('kind', '=', 'CREDIT_CARD')
    .executeTakeFirst();
  if (!card) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  const { expiry_month: month, expiry_year: year } = card;
  const isExpired = month !== null && year !== null && now >= Date.UTC(year, month, 1);
  if (isExpired) throw apiError('CC_EXPIRY_DATE_INVALID');
}

async function remove(cart: LockedCart, name: PaymentInstrumentName): Promise<void> {
  const id = name.paymentInstrumentId ?? name.id;
  const removed = id === undefined ? await removeMethod(cart, name.payment_method_id) : await removePayment(cart, id);
  if (removed === 0) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
}

function removeMethod(cart: LockedCart, methodId: PaymentMethodId | undefined): Promise<number> {
  if (methodId === undefined) throw inputError('paymentInstrumentId', 'Name the means of payment.');
  return removePayments(cart, [methodId]);
}

/** Converts a decimal amount to minor units. */
function minorOf({ currency }: LockedCart, amount: number | undefined): number | null {
  if (amount === undefined) return null;
  const minor = toMinor(amount, currency);
  if (minor === 0) throw inputError('amount', 'The amount is less than the currency can express.');
  return minor;
}
