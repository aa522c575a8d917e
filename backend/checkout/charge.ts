import type { Kysely } from 'kysely';
import type { LoadedCart } from '../cart/model/locked-cart.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { PayLaterProvider } from '../providers/pay-later/pay-later.ts';
import type { Authorization, PaymentProvider } from '../providers/payment/payment.ts';
import { choosePayment, findCardToken, type ChosenPayment } from './choose-payment.ts';
import { askProvider, type LostAnswerDeps, type ProviderQuestion } from './lost-response.ts';
import { closeAttempt, openAttempt } from './payment-attempts.ts';
import type { Charge, ChargeAction, Charges, Completion } from './charge-types.ts';

export interface ChargeDeps extends LostAnswerDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Undefined where the feature is off. */
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  readonly now: () => number;
}

const PAY_LATER = 'KLARNA';

/** Methods that redirect to a page of the bank (docs/contract.md#checkout). */
const REDIRECTS: readonly string[] = ['P24', 'IDEAL'];

/** The path that banks redirect back to; the storefront also knows it by its translated name. */
const returnPath = ({ record }: LoadedCart): string => `/${record.scope.locale}/checkout`;

export function createCharges(deps: ChargeDeps): Charges {
  return {
    charge: async (request) => {
      const chosen = choosePayment(request);
      return chosen.methodId === PAY_LATER ? chargeLater(deps, chosen) : chargeNow(deps, chosen);
    },
    complete: (completion) => complete(deps, completion),
    release: async (reference) => {
      await deps.payment?.void(reference);
      await deps.payLater?.void(reference);
    },
    async find(reference) {
      const authorization = await deps.payment?.find(reference);
      const decision = await deps.payLater?.find(reference);
      if (!authorization && !decision) return 'unknown';
      return decision?.isApproved || isPromised(authorization) ? 'promised' : 'over';
    },
  };
}

/**
 * Requests an authorisation; the attempt is recorded from before the request until an order is written or the provider
 * declines.
 */
async function attempt<Result>(
  deps: ChargeDeps,
  { reference, cart }: ChosenPayment,
  { isPromise, ...question }: Omit<ProviderQuestion<Result>, 'reference'> & { isPromise(result: Result): boolean },
): Promise<Result | undefined> {
  await openAttempt(deps.write, { reference, basket_id: cart.record.row.basket_id, asked_at: deps.now() });
  const result = await askProvider(deps, { reference, ...question });
  if (result !== undefined && !isPromise(result)) await closeAttempt(deps.write, reference);
  return result;
}

const isPromised = (authorization: Authorization | undefined): boolean =>
  authorization !== undefined && authorization.outcome !== 'declined' && authorization.outcome !== 'fraud';

/**
 * Throws when the response is lost and cannot be recovered: the order stays pending, and the result can be sent again.
 */
async function complete({ payment, ...deps }: ChargeDeps, completion: Completion): Promise<boolean> {
  if (!payment) return false;
  const { reference } = completion;
  const authorization = await askProvider(deps, {
    reference,
    ask: () => payment.complete(completion),
    find: async () => {
      const found = await payment.find(reference);
      return found?.outcome === 'challenge' || found?.outcome === 'redirect' ? undefined : found;
    },
  });
  if (!authorization) throw new Error(`The provider did not report the state of ${reference}.`);
  return authorization.outcome === 'approved';
}

async function chargeNow(deps: ChargeDeps, chosen: ChosenPayment): Promise<Charge> {
  const { payment } = deps;
  const { reference, money, methodId } = chosen;
  if (!payment) throw apiError('PYT400');
  const isRedirect = REDIRECTS.includes(methodId);
  const token = isRedirect ? undefined : await findCardToken(deps.read, chosen);
  const card = token === undefined ? undefined : await payment.describe(token);
  if (card && hasExpired(card, deps.now())) throw apiError('CC_EXPIRY_DATE_INVALID');
  const source =
    token === undefined
      ? { kind: 'redirect' as const, methodId, returnPath: returnPath(chosen.cart) }
      : { kind: 'token' as const, token };
  const authorization = await attempt(deps, chosen, {
    ask: () => payment.authorize({ reference, ...money, source }),
    find: () => payment.find(reference),
    isPromise: isPromised,
  });
  if (!authorization) throw apiError('PAYMENT_ERROR');
  const instrumentId = chosen.data.payment_instrument_id ?? reference;
  const action = actionOf(authorization, instrumentId);
  const cardType = card?.brand ?? chosen.data.type ?? null;
  return { reference, methodId, amount: money.amount, cardType, instrumentId, action };
}

/** A card is valid to the end of its month in the last time zone. */
function hasExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean {
  return now >= Date.UTC(expiryYear, expiryMonth, 1, 12);
}

function actionOf(authorization: Authorization, paymentInstrumentId: string): ChargeAction | null {
  switch (authorization.outcome) {
    case 'approved':
      return null;
    case 'declined':
      throw apiError('PAYMENT_ERROR');
    case 'fraud':
      throw apiError('PAYMENT_FRAUD_VERIFICATION_EXCEPTION');
    default:
      return {
        type: authorization.outcome,
        url: authorization.url,
        sessionID: authorization.sessionId,
        paymentInstrumentId,
      };
  }
}

async function chargeLater(deps: ChargeDeps, chosen: ChosenPayment): Promise<Charge> {
  const { payLater } = deps;
  if (!payLater) throw apiError('PYT400');
  const { reference, money, billingAddress, data } = chosen;
  const decision = await attempt<{ readonly isApproved: boolean; readonly showForm?: boolean }>(deps, chosen, {
    ask: () =>
      payLater.authorize({
        reference,
        ...money,
        authorizationToken: data.authorization_token,
        givenName: billingAddress.firstName,
        familyName: billingAddress.lastName,
      }),
    find: () => payLater.find(reference),
    isPromise: ({ isApproved }) => isApproved,
  });
  if (!decision) throw apiError('PAYMENT_ERROR', { showForm: false });
  if (!decision.isApproved) throw apiError('PAYMENT_ERROR', { showForm: decision.showForm ?? false });
  const instrumentId = data.payment_instrument_id ?? reference;
  return { reference, methodId: PAY_LATER, amount: money.amount, cardType: null, instrumentId, action: null };
}
