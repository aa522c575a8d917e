import { createHash } from 'node:crypto';
import type { GuestObjects } from '../../../src/api/identity/token.schema.ts';
import { putProduct, scopeOf } from '../../catalog/shop.test-support.ts';
import { putConsumer } from '../../account/account.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createCodes } from '../../identity/authorization-codes.ts';
import { createExchangeService } from '../../identity/exchange.ts';
import type { Principal } from '../../core/principal.ts';
import { createSessionService } from '../../identity/sessions.ts';
import { createSavedForLaterService } from '../../wishlists/saved-for-later.ts';
import { hashPin } from '../../cart/payment/gift-card-pin.ts';
import { createGiftCards } from '../../cart/payment/gift-cards.ts';
import { createInstruments } from '../../cart/payment/instruments.ts';
import { putPromotions, withCode } from '../../cart/promotions/promotions.test-support.ts';
import {
  AMOUNT,
  GIFT_CARD,
  POINTS,
  PRICES,
  SPREAD,
  STOCK,
  TENTH,
  type ShopState,
} from './order-model-state.test-support.ts';
import { createOrderShop, HOME_ADDRESS, scopeOfSeveral, spreadStock } from '../order-service.test-support.ts';

export const PIN = '1234';
/** An address with sales tax. */
export const ADDRESS = { ...HOME_ADDRESS, city: 'New York', province: 'NY', postalCode: '10001' };

const VERIFIER = 'a verifier that only the shopper knows, and long enough';
const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');

interface Arrival {
  readonly to: string;
  readonly guestObjects: GuestObjects;
  readonly order: { readonly orderNo: string; readonly st: string } | undefined;
}

/** The services a customer of the model uses, over one database; each run adds its own data. */
export async function createModelShop(database: Database, clock: { now: number }, hasSeveral = false) {
  const now = () => clock.now;
  const scopes = hasSeveral ? scopeOfSeveral : scopeOf;
  const us = scopes({ siteId: 'us' });
  const shop = createOrderShop(database, { now, scopeOf: scopes });
  const sessions = createSessionService({ ...database, now });
  const codes = createCodes({ ...database, now });
  const exchange = createExchangeService({ ...database, codes, sessions });
  const pin_hash = await hashPin(PIN);

  async function putGiftCard(number: string): Promise<void> {
    const card = { number, pin_hash, currency: 'USD', balance_minor: GIFT_CARD, expires_at: null };
    await database.write
      .insertInto('gift_card')
      .values({ ...card, issued_for: null, created_at: 0 })
      .execute();
  }

  return {
    ...shop,
    scope: us,
    hasSeveral,
    clock,
    saved: createSavedForLaterService({ ...database, ...shop }),
    instruments: createInstruments({ ...shop, giftCards: createGiftCards({ ...database, now }), now }),

    async startGuest(): Promise<Principal> {
      return (await sessions.startGuest({ siteId: us.siteId, locale: us.locale })).principal;
    },

    /** Skips the password check; the rest is a regular sign-in. */
    async signIn(principal: Principal, { to, ...arrival }: Arrival): Promise<Principal> {
      const requestedBy = principal.consumerNo;
      const authorizationCode = await codes.issue({ consumerNo: to, codeChallenge, requestedBy });
      const proof = { authorizationCode, codeVerifier: VERIFIER };
      return (await exchange.exchange({ ...proof, ...arrival, principal, scope: us })).principal;
    },

    /** Adds the variants, codes, gift card and account of a run; removes promotions of other runs. */
    async stock({ skus, tenth, amount, account }: ShopState, giftCard: string): Promise<void> {
      const variants = skus.map((sku, index) => ({ sku, price: PRICES[index] ?? 0, stock: STOCK[index] ?? 0 }));
      await putProduct(database, { id: `model-${tenth}`, variants });
      if (hasSeveral) for (const [at, sku] of skus.entries()) await spreadStock(database, sku, SPREAD[at] ?? []);
      await putGiftCard(giftCard);
      const { consumerNo } = account;
      const member = { member_id: `member-${consumerNo}`, loyalty_confirmed: 1, points: POINTS };
      await putConsumer(database, { consumer_no: consumerNo, ...member });
      const off = { kind: 'amount', amounts: { USD: AMOUNT.off / 100 } };
      const threshold = { kind: 'amount', amounts: { USD: AMOUNT.from / 100 } };
      await putPromotions(
        database,
        withCode(tenth, { maxUses: TENTH.uses }, { reward: { kind: 'percentage', tenths: TENTH.tenths } }),
        withCode(amount, { maxUsesPerConsumer: AMOUNT.uses }, { reward: off, threshold, priority: 1 }),
      );
    },
  };
}

export type ModelShop = Awaited<ReturnType<typeof createModelShop>>;
