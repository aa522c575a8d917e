import type {
  DeviceNote,
  DeviceNoteRequest,
  PaymentSession,
  PaymentSessionRequest,
} from '../../../src/api/cart/payment.schema.ts';
import { toMinor } from '../../../domain/money.ts';
import { isWallet, PAYMENT_METHODS, type PaymentMethodId } from '../../../domain/payment/methods.ts';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import type { CartService, CartOwner } from '../model/cart-service.ts';
import { apiError } from '../../core/errors.ts';
import type { PayLaterProvider } from '../../providers/pay-later/pay-later.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { chooseRest } from './cart-payments.ts';
import type { StoredData } from './payment-response.ts';

export interface PaymentSessions {
  /** Sets the method of the session's open cart and starts its payment. A method that is not offered is `PYT404`. */
  start(owner: CartOwner, request: PaymentSessionRequest): Promise<PaymentSession>;
  recordDevice(owner: CartOwner, note: DeviceNoteRequest): Promise<DeviceNote>;
}

export interface PaymentSessionDeps {
  readonly carts: CartService;
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
}

type ProviderSession = NonNullable<StoredData['session']>;

const PAY_LATER = 'KLARNA';

export function createPaymentSessions(deps: PaymentSessionDeps): PaymentSessions {
  const { carts, payment } = deps;

  const basketOf = async (owner: CartOwner, basketId: string | undefined): Promise<string> => {
    const found = basketId ?? (await carts.openBasketId(owner));
    if (found === undefined) throw apiError('CART_NOT_FOUND');
    return found;
  };

  return {
    async start(owner, request) {
      const methodId = readMethod(request);
      const referer = request.referer ?? null;
      const cardFields = () => toAnswer(methodId, { referer, frameUrl: payment?.cardFrameUrl ?? null });
      // A card that is saved in the account pays for no cart.
      if (methodId === 'CREDIT_CARD' && referer === 'account') return cardFields();
      const cart = await carts.get(owner, await basketOf(owner, undefined));
      if (!cart.paymentMethods.some(({ id }) => id === methodId)) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
      if (methodId === 'CREDIT_CARD') return cardFields();
      const session = await openSession(deps, { owner, methodId, cart });
      if (!session) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
      let id = '';
      await carts.changeWith(owner, cart.basketId, async (locked) => {
        const data = JSON.stringify({ session } satisfies StoredData);
        id = await chooseRest(locked, { methodId, reference: null, amount: null, data });
      });
      return { ...toAnswer(methodId, { referer, frameUrl: null }), ...toFields(session), payment_instrument_id: id };
    },

    async recordDevice(owner, { cartId, deviceFingerPrint, sessionId = null }) {
      const basketId = await basketOf(owner, cartId);
      const device = JSON.stringify({ deviceFingerPrint, sessionId });
      await carts.changeWith(owner, basketId, async ({ transaction }) => {
        await transaction.updateTable('cart').set({ device }).where('basket_id', '=', basketId).execute();
      });
      return { basketId, deviceFingerPrint, sessionId };
    },
  };
}

function readMethod({ paymentMethodId, paymentMethod }: PaymentSessionRequest): PaymentMethodId {
  const named = (paymentMethodId ?? paymentMethod ?? '').toUpperCase();
  const methodId = PAYMENT_METHODS.find((id) => id === named);
  if (methodId === undefined) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  return methodId;
}

interface Opening {
  readonly owner: CartOwner;
  readonly methodId: PaymentMethodId;
  readonly cart: Cart;
}

async function openSession(
  { payment, payLater }: PaymentSessionDeps,
  { owner, methodId, cart }: Opening,
): Promise<ProviderSession | undefined> {
  const { currency, basketId: reference } = cart;
  const money = { amount: toMinor(cart.totals.remainingToPay, currency), currency };
  if (methodId === PAY_LATER) {
    const { country, locale } = owner.scope;
    const session = await payLater?.startSession({ ...money, reference, country, locale });
    return session && { ...session, categories: [...session.categories] };
  }
  if (!isWallet(methodId)) return undefined;
  const session = await payment?.startWallet({ ...money, methodId, reference });
  return session && { ...session, categories: [] };
}

function toAnswer(methodId: PaymentMethodId, attachment: PaymentSession['attachment']): PaymentSession {
  return {
    payment_method_id: methodId,
    payment_instrument_id: null,
    session_id: null,
    client_token: null,
    payment_method_categories: [],
    attachment,
    authorization_token: null,
  };
}

const toFields = ({ sessionId, clientToken, categories }: ProviderSession) => ({
  session_id: sessionId,
  client_token: clientToken,
  payment_method_categories: categories,
});
