import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type {
  Authorization,
  AuthorizationRequest,
  CardDescription,
  CompletionRequest,
  PaymentProvider,
} from '../../providers/payment/payment.ts';
import type { BookedPayment, PaymentLedger } from '../ledger.ts';
import type { Signer } from '../../core/signature.ts';

export const WALLETS: readonly string[] = ['PAYPAL', 'APPLE_PAY', 'GOOGLE_PAY'];
export const CHALLENGE_FRAME = '/sandbox/frame/challenge';
export const BANK_PAGE = '/sandbox/bank';

export interface PaymentSandboxDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly ledger: PaymentLedger;
  readonly signer: Signer;
  readonly now: () => number;
  /** Milliseconds that the slow card takes. */
  readonly slowAnswer: number;
}

type CardRow = Selectable<Tables['sandbox_card']>;

/** Stand-in for the payment provider: cards behave as docs/contract.md#sandbox says, and authorizations survive a restart. */
export function createSandboxPayment(deps: PaymentSandboxDeps): PaymentProvider {
  const { write, ledger, signer, now, slowAnswer } = deps;
  const findCard = (token: string) =>
    write
      .selectFrom('sandbox_card')
      .selectAll()
      .where('token', '=', token)
      .where((card) => card.or([card('expires_at', 'is', null), card('expires_at', '>', now())]))
      .executeTakeFirst();

  async function storeCard(token: string) {
    const card = await findCard(token);
    if (!card) return undefined;
    const stored = { ...card, token: `card_${randomUUID()}`, expires_at: null };
    await write.insertInto('sandbox_card').values(stored).execute();
    return { ...describe(stored), token: stored.token };
  }

  async function authorize({ reference, source, ...money }: AuthorizationRequest): Promise<Authorization> {
    if (source.kind === 'redirect') {
      return waiting(await ledger.open(reference, money, { status: 'redirect', returnPath: source.returnPath }));
    }
    const card = await findCard(source.token);
    if (!card || card.behaviour === 'decline') return { outcome: 'declined' };
    if (card.behaviour === 'fraud') return { outcome: 'fraud' };
    const status = card.behaviour === 'challenge' ? 'challenge' : 'authorized';
    if (card.answer === 'slow') await pause(slowAnswer);
    const payment = await ledger.open(reference, money, { status });
    return card.answer === 'lost' ? new Promise(() => {}) : waiting(payment);
  }

  async function find(reference: string): Promise<Authorization | undefined> {
    const payment = await ledger.find(reference);
    return payment && waiting(payment);
  }

  async function complete({ reference, sessionId, redirectResult }: CompletionRequest): Promise<Authorization> {
    const payment = await ledger.find(reference);
    if (payment?.session_id !== sessionId) return { outcome: 'declined' };
    const isPassed = (await signer.read(redirectResult)) === passOf(sessionId);
    const decided = await ledger.decide(reference, isPassed);
    return decided ? waiting(decided) : { outcome: 'declined' };
  }

  return {
    cardFrameUrl: '/sandbox/frame/card',
    startWallet: async ({ methodId, reference }) => {
      if (!WALLETS.includes(methodId)) return undefined;
      const sessionId = await signer.sign(`wallet/${methodId}/${reference}`);
      return { sessionId, clientToken: sessionId };
    },
    describe: async (token) => {
      const card = await findCard(token);
      return card && describe(card);
    },
    storeCard,
    authorize,
    find,
    complete,
    capture: ledger.capture,
    void: ledger.void,
    refund: ledger.refund,
  };
}

/** The signed message of a passed challenge. */
export const passOf = (sessionId: string) => `passed/${sessionId}`;
export const failedPassOf = (sessionId: string) => `failed/${sessionId}`;

function waiting({ status, session_id: sessionId }: BookedPayment): Authorization {
  const session = encodeURIComponent(sessionId);
  if (status === 'challenge') return { outcome: status, sessionId, url: `${CHALLENGE_FRAME}?sessionID=${session}` };
  if (status === 'redirect') return { outcome: status, sessionId, url: `${BANK_PAGE}?sessionID=${session}` };
  return { outcome: status === 'authorized' || status === 'captured' ? 'approved' : 'declined' };
}

function describe({ brand, bin, last4, expiry_month, expiry_year, fingerprint }: CardRow): CardDescription {
  return { brand, bin, last4, expiryMonth: expiry_month, expiryYear: expiry_year, fingerprint };
}
