import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { createPaymentLedger } from '../ledger.ts';
import { createSandboxSigner } from '../signature.ts';
import { cardForm, readCard } from './cards.ts';
import { bankPage, cardFrame, CARD_SCRIPT, CHALLENGE_SCRIPT, challengeFrame, FRAME_STYLE } from './frames.ts';
import { WALLET_SCRIPT, walletFrame } from './wallet-frame.ts';
import { createSandboxPayment, failedPassOf, passOf, WALLETS, type PaymentSandboxDeps } from './payment-provider.ts';

export interface PaymentSandbox {
  readonly adapter: PaymentProvider;
  /** Routes for the provider's frames in browsers, below `/sandbox`. */
  readonly router: Hono;
}

/** Longer than the shop waits for one response, and shorter than it waits before it cancels an order. */
const SLOW_ANSWER_MS = 6000;

export interface PaymentSandboxOptions {
  readonly now?: () => number;
  readonly slowAnswer?: number;
}

export function createPaymentSandbox(
  { read, write }: Pick<Database, 'read' | 'write'>,
  { now = Date.now, slowAnswer = SLOW_ANSWER_MS }: PaymentSandboxOptions = {},
): PaymentSandbox {
  const signer = createSandboxSigner({ read, write });
  const deps = { read, write, ledger: createPaymentLedger({ write }, 'payment'), signer, now, slowAnswer };
  const router = new Hono();
  frameRoutes(router);
  cardRoutes(router, deps);
  sessionRoutes(router, deps);
  return { adapter: createSandboxPayment(deps), router };
}

/** The code that passes every challenge (docs/contract.md#sandbox). */
const PASSING_CODE = '1234';
const text = z.string().trim().min(1).max(500);

const sessionId = (context: Context) => context.req.query('sessionID')?.slice(0, 200) ?? '';

function frameRoutes(router: Hono): void {
  router.get('/frame/card', (context) => context.html(cardFrame()));
  router.get('/frame/challenge', (context) => context.html(challengeFrame(sessionId(context))));
  router.get('/frame/wallet', (context) =>
    context.html(walletFrame(context.req.query('session')?.slice(0, 500) ?? '')),
  );
  router.get('/bank', (context) => context.html(bankPage(sessionId(context))));
  const files = { 'card.js': CARD_SCRIPT, 'challenge.js': CHALLENGE_SCRIPT, 'wallet.js': WALLET_SCRIPT } as const;
  for (const [name, script] of Object.entries(files)) {
    router.get(`/frame/${name}`, (context) => context.body(script, 200, { 'content-type': 'text/javascript' }));
  }
  router.get('/frame/frame.css', (context) => context.body(FRAME_STYLE, 200, { 'content-type': 'text/css' }));
}

const reject = (context: Context, field: string, message: string, status: 400 | 404 = 400) =>
  context.json({ error: 'invalid_request', field, message }, status);

async function readJson<Schema extends z.ZodType>(context: Context, schema: Schema) {
  const body: unknown = await context.req.json().catch(() => undefined);
  return schema.safeParse(body);
}

const walletForm = z.object({ session_id: text, name: z.string().trim().max(100).optional() });
/** The card behind the wallet, by given name: one that is declined, and one that the bank challenges. */
const CARD_OF: Readonly<Record<string, string>> = { Denied: '4000000000000002', Asked: '4000000000003220' };

function cardRoutes(router: Hono, { write, signer, now }: PaymentSandboxDeps): void {
  router.post('/card/token', async (context) => {
    const form = await readJson(context, cardForm);
    if (!form.success) return reject(context, String(form.error.issues[0]?.path[0] ?? 'number'), 'Fill in the field.');
    const reading = readCard(form.data, { now: now(), salt: await signer.sign('card-fingerprint') });
    if ('error' in reading) return reject(context, reading.error.field, reading.error.message);
    const { card } = reading;
    await write.deleteFrom('sandbox_card').where('expires_at', '<=', now()).execute();
    await write.insertInto('sandbox_card').values(card).execute();
    return context.json({ paymentToken: card.token, bin: card.bin, brand: card.brand, last4: card.last4 });
  });

  /** Response for the wallet frame, once the customer has confirmed. */
  router.post('/wallet/token', async (context) => {
    const parsed = await readJson(context, walletForm);
    const session = parsed.success ? await signer.read(parsed.data.session_id) : undefined;
    const wallet = WALLETS.find((name) => session?.startsWith(`wallet/${name}/`));
    if (wallet === undefined) return reject(context, 'session_id', 'There is no such session.', 404);
    const { year, month } = { year: new Date(now()).getUTCFullYear() + 3, month: 12 };
    const number = CARD_OF[parsed.data?.name ?? ''] ?? '4111111111111111';
    const form = { number, expiryMonth: `${month}`, expiryYear: `${year}`, cvc: '000' };
    const reading = readCard(form, { now: now(), salt: session ?? '' });
    if ('error' in reading) return reject(context, reading.error.field, reading.error.message);
    const card = { ...reading.card, brand: wallet };
    await write.insertInto('sandbox_card').values(card).execute();
    return context.json({ paymentToken: card.token, bin: card.bin, brand: card.brand, last4: card.last4 });
  });
}

const challengeAnswer = z.object({ sessionID: text, code: z.string().trim().max(20) });
const bankAnswer = z.object({ sessionID: text, decision: z.enum(['approve', 'refuse']) });

function sessionRoutes(router: Hono, { ledger, signer }: PaymentSandboxDeps): void {
  const resultOf = (id: string, isPassed: boolean) => signer.sign(isPassed ? passOf(id) : failedPassOf(id));

  router.post('/3ds', async (context) => {
    const parsed = await readJson(context, challengeAnswer);
    if (!parsed.success) return reject(context, 'code', 'Enter the code.');
    const { sessionID, code } = parsed.data;
    const payment = await ledger.findSession(sessionID);
    if (payment?.status !== 'challenge') return reject(context, 'sessionID', 'The payment is over.', 404);
    return context.json({ redirectResult: await resultOf(sessionID, code === PASSING_CODE) });
  });

  router.post('/bank', async (context) => {
    const parsed = bankAnswer.safeParse(await context.req.parseBody());
    if (!parsed.success) return context.text('There is no such payment.\n', 404);
    const { sessionID, decision } = parsed.data;
    const payment = await ledger.findSession(sessionID);
    if (payment?.status !== 'redirect') return context.text('The payment is over.\n', 404);
    const redirectResult = await resultOf(sessionID, decision === 'approve');
    return context.redirect(withQuery(payment.return_path ?? '/', { sessionID, redirectResult }), 303);
  });
}

function withQuery(path: string, values: Record<string, string>): string {
  const url = new URL(path, 'http://shop.invalid');
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
