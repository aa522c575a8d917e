import type { Kysely } from 'kysely';
import type { CartAddress } from '../../src/api/address.schema.ts';
import type { PlacementRequest } from '../../src/api/orders.schema.ts';
import { kindOf } from '../../src/lib/payment/methods.ts';
import type { LoadedCart } from '../cart/cart-change.ts';
import { refuse } from '../core/refuse.ts';
import type { Tables } from '../db/tables.ts';
import { payCart } from '../payment/pay-cart.ts';
import { methodsOffered } from '../payment/payment-answer.ts';
import type { PayLaterProvider } from '../providers/pay-later.ts';
import type { Authorization, Money, PaymentProvider } from '../providers/payment.ts';

export interface ChargeRequest {
  readonly reference: string;
  readonly money: Money;
  readonly cart: LoadedCart;
  readonly paymentMethod: PlacementRequest['paymentMethod'];
  readonly billingAddress: CartAddress;
}

/** Money that a provider promised, or will once the shopper has done what `action` says. */
export interface Charge {
  readonly reference: string;
  readonly methodId: string;
  readonly amount: number;
  readonly cardType: string | null;
  readonly instrumentId: string;
  readonly action: ChargeAction | null;
}

export interface ChargeAction {
  readonly type: 'challenge' | 'redirect';
  readonly url: string;
  readonly sessionID: string;
  readonly paymentInstrumentId: string;
}

export interface Completion {
  readonly reference: string;
  readonly sessionId: string;
  readonly redirectResult: string;
}

/** What orders have charged by others. A refusal of theirs is one of the catalogue's. */
export interface Charges {
  charge(request: ChargeRequest): Promise<Charge>;
  /** Whether what waited is paid now. */
  complete(completion: Completion): Promise<boolean>;
  /** Lets go of it, whoever promised it; a reference nobody knows is no fault. */
  release(reference: string): Promise<void>;
}

export interface ChargeParts {
  readonly read: Kysely<Tables>;
  /** Missing where the feature is off. */
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  readonly now: () => number;
}

const PAY_LATER = 'KLARNA';
const CREDIT_CARD = 'CREDIT_CARD';
/** Banks whose own page asks the shopper (specification 1, section 4). */
const REDIRECTS: readonly string[] = ['P24', 'IDEAL'];
/** Where banks lead back to; the shop knows it by its translated name too. */
const returnPath = ({ record }: LoadedCart): string => `/${record.scope.locale}/checkout`;

type Chosen = ChargeRequest & { readonly methodId: string; readonly data: PaymentData };
type PaymentData = NonNullable<PlacementRequest['paymentMethod']>['additionalData'][number];

export function createCharges(parts: ChargeParts): Charges {
  return {
    charge: async (request) => {
      const chosen = choose(request);
      return chosen.methodId === PAY_LATER ? chargeLater(parts, chosen) : chargeNow(parts, chosen);
    },
    complete: async (completion) => (await parts.payment?.complete(completion))?.outcome === 'approved',
    release: async (reference) => {
      await parts.payment?.void(reference);
      await parts.payLater?.void(reference);
    },
  };
}

/** As sent with the order, else as chosen in the cart; one that is offered to who buys. */
function choose(request: ChargeRequest): Chosen {
  const { paymentMethod, cart } = request;
  const sent = paymentMethod?.additionalData ?? [];
  const data = sent.find((one) => (one.paymentToken ?? one.payment_instrument_id) !== undefined) ?? sent[0] ?? {};
  const { rest } = payCart(cart.record, cart.priced);
  const methodId = data.payment_method_id ?? paymentMethod?.code ?? paymentMethod?.id ?? rest?.methodId;
  const offered = methodsOffered(cart.record).find((id) => id === methodId);
  if (offered === undefined || kindOf(offered) !== undefined) throw refuse('PYT400');
  const isKept = rest?.methodId === offered && rest.payment.reference !== null && data.paymentToken === undefined;
  const kept = isKept ? { payment_instrument_id: rest.payment.reference ?? undefined } : {};
  return { ...request, methodId: offered, data: { ...kept, ...data } };
}

async function chargeNow(parts: ChargeParts, chosen: Chosen): Promise<Charge> {
  const { payment } = parts;
  const { reference, money, methodId } = chosen;
  if (!payment) throw refuse('PYT400');
  const isRedirect = REDIRECTS.includes(methodId);
  const token = isRedirect ? undefined : await tokenOf(parts, chosen);
  const card = token === undefined ? undefined : await payment.describe(token);
  if (card && hasExpired(card, parts.now())) throw refuse('CC_EXPIRY_DATE_INVALID');
  const source =
    token === undefined
      ? { kind: 'redirect' as const, methodId, returnPath: returnPath(chosen.cart) }
      : { kind: 'token' as const, token };
  const authorization = await payment.authorize({ reference, ...money, source });
  const instrumentId = chosen.data.payment_instrument_id ?? reference;
  const action = actionOf(authorization, instrumentId);
  const cardType = card?.brand ?? chosen.data.type ?? null;
  return { reference, methodId, amount: money.amount, cardType, instrumentId, action };
}

/** The card's token as the frame gave it, else that of the account's card. */
async function tokenOf({ read }: ChargeParts, { data, cart, methodId }: Chosen): Promise<string> {
  if (data.paymentToken !== undefined) return data.paymentToken;
  if (data.payment_instrument_id === undefined || methodId !== CREDIT_CARD) throw refuse('PYT400');
  const saved = await read
    .selectFrom('payment_card')
    .select('token')
    .where('id', '=', data.payment_instrument_id)
    .where('consumer_no', '=', cart.record.row.consumer_no)
    .where('kind', '=', CREDIT_CARD)
    .executeTakeFirst();
  if (!saved) throw refuse('PAYMENT_INSTRUMENT_NOT_FOUND');
  return saved.token;
}

/** Good to the end of its month, wherever that ends last. */
function hasExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean {
  return now >= Date.UTC(expiryYear, expiryMonth, 1, 12);
}

function actionOf(authorization: Authorization, paymentInstrumentId: string): ChargeAction | null {
  switch (authorization.outcome) {
    case 'approved':
      return null;
    case 'declined':
      throw refuse('PAYMENT_ERROR');
    case 'fraud':
      throw refuse('PAYMENT_FRAUD_VERIFICATION_EXCEPTION');
    default:
      return {
        type: authorization.outcome,
        url: authorization.url,
        sessionID: authorization.sessionId,
        paymentInstrumentId,
      };
  }
}

async function chargeLater({ payLater }: ChargeParts, chosen: Chosen): Promise<Charge> {
  if (!payLater) throw refuse('PYT400');
  const { reference, money, billingAddress, data } = chosen;
  const decision = await payLater.authorize({
    reference,
    ...money,
    authorizationToken: data.authorization_token,
    givenName: billingAddress.firstName,
    familyName: billingAddress.lastName,
  });
  if (!decision.isApproved) throw refuse('PAYMENT_ERROR', { showForm: decision.showForm });
  const instrumentId = data.payment_instrument_id ?? reference;
  return { reference, methodId: PAY_LATER, amount: money.amount, cardType: null, instrumentId, action: null };
}
