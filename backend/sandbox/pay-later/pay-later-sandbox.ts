import { Hono } from 'hono';
import { z } from 'zod';
import { findInstalmentPlan } from '../../../domain/payment/instalments.ts';
import type { Database } from '../../db/database.ts';
import type { PayLaterDecision, PayLaterProvider } from '../../providers/pay-later/pay-later.ts';
import { createPaymentLedger } from '../ledger.ts';
import type { Signer } from '../../core/signature.ts';
import { createSandboxSigner } from '../signature.ts';

export interface PayLaterSandbox {
  readonly adapter: PayLaterProvider;
  /** Routes for the provider's script in browsers, below `/sandbox`. */
  readonly router: Hono;
}

/** Given names that decide the outcome (docs/contract.md#sandbox); the second is rejected with a form to correct it. */
const DENIED = 'denied';
const REVIEW_NAME = 'review';

const NOT_APPROVED = { isApproved: false, showForm: false } as const;

const LATER = { identifier: 'pay_later', name: 'Pay in 30 days' };
const OVER_TIME = { identifier: 'pay_over_time', name: 'Pay in parts' };

/** As the example on product pages says. */
const categoriesOf = (country: string, amount: number) =>
  findInstalmentPlan(country, amount) === undefined ? [LATER] : [LATER, OVER_TIME];

export function createPayLaterSandbox({ read, write }: Pick<Database, 'read' | 'write'>): PayLaterSandbox {
  const signer = createSandboxSigner({ read, write });
  const ledger = createPaymentLedger({ write }, 'pay-later');
  const adapter: PayLaterProvider = {
    startSession: async ({ reference, amount, currency, country, locale }) => {
      const sessionId = await signer.sign(`pay-later/${reference}`);
      const clientToken = await signer.sign(JSON.stringify({ reference, amount, currency, country, locale }));
      return { sessionId, clientToken, categories: categoriesOf(country, amount) };
    },
    authorize: async ({ reference, authorizationToken, givenName, ...money }) => {
      const isAuthorized = authorizationToken === undefined || (await isGenuine(signer, authorizationToken));
      const decision = isAuthorized ? await decide(signer, givenName) : NOT_APPROVED;
      if (!decision.isApproved) return decision;
      const { amount, currency } = money;
      await ledger.open(reference, { amount, currency }, { status: 'authorized' });
      return decision;
    },
    find: async (reference) => {
      const payment = await ledger.find(reference);
      return payment && { isApproved: payment.status === 'authorized' || payment.status === 'captured' };
    },
    capture: ledger.capture,
    void: ledger.void,
    refund: ledger.refund,
  };
  return { adapter, router: scriptRoutes(signer) };
}

async function decide(signer: Signer, givenName: string): Promise<PayLaterDecision> {
  const name = givenName.trim().toLowerCase();
  if (name === DENIED) return NOT_APPROVED;
  if (name === REVIEW_NAME) return { isApproved: false, showForm: true };
  return { isApproved: true, authorizationToken: await signer.sign(`${AUTHORIZED}${crypto.randomUUID()}`) };
}

const AUTHORIZED = 'pay-later-authorized/';

const isGenuine = async (signer: Signer, token: string) => (await signer.read(token))?.startsWith(AUTHORIZED) ?? false;

const authorization = z.object({
  client_token: z.string().max(4000),
  billing_address: z.object({ given_name: z.string().max(200) }),
});

function scriptRoutes(signer: Signer): Hono {
  return new Hono().post('/pay-later/authorize', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const parsed = authorization.safeParse(body);
    const isKnown = parsed.success && (await signer.read(parsed.data.client_token)) !== undefined;
    if (!isKnown) return context.json({ error: 'invalid_request' }, 400);
    const decision = await decide(signer, parsed.data.billing_address.given_name);
    if (!decision.isApproved) return context.json({ approved: false, show_form: decision.showForm });
    return context.json({
      approved: true,
      show_form: false,
      authorization_token: decision.authorizationToken,
    });
  });
}
