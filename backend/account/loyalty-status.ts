import type { Kysely } from 'kysely';
import { LOYALTY } from '../../src/config.ts';
import { addMonths, tierOf } from '../../domain/account/loyalty.ts';
import type { LoyaltyStatus } from '../../src/api/account/loyalty.schema.ts';
import { loadEarnedSince, loadRemaining } from '../cart/payment/points-ledger.ts';
import type { Tables } from '../db/tables.ts';
import { findConsumer } from './profile-response.ts';

/** A member's balance, tier, and the points that expire next. */
export async function loadLoyaltyStatus(
  database: Kysely<Tables>,
  { consumerNo, now }: { readonly consumerNo: string; readonly now: number },
): Promise<LoyaltyStatus> {
  const { points: balance } = await findConsumer(database, consumerNo);
  const since = addMonths(now, -LOYALTY.periodMonths);
  const earned = Math.max(0, await loadEarnedSince(database, consumerNo, since));
  const { tier, next } = tierOf(earned, LOYALTY.tiers);
  return {
    points: { balance, minimum: LOYALTY.minimumPoints },
    earned,
    periodMonths: LOYALTY.periodMonths,
    tier,
    nextTier: next ?? null,
    expiring: await loadExpiring(database, consumerNo),
  };
}

/** Points that expire on the next day on which some do. */
async function loadExpiring(database: Kysely<Tables>, consumerNo: string): Promise<LoyaltyStatus['expiring']> {
  const entries = (await loadRemaining(database, consumerNo)).flatMap(({ remaining, expires_at }) =>
    expires_at === null ? [] : [{ remaining, expiresAt: new Date(expires_at).toISOString() }],
  );
  const [first] = entries;
  if (!first) return null;
  const dayOf = (moment: string) => moment.slice(0, 'yyyy-mm-dd'.length);
  const due = entries.filter(({ expiresAt }) => dayOf(expiresAt) === dayOf(first.expiresAt));
  return { points: due.reduce((sum, { remaining }) => sum + remaining, 0), expiresAt: first.expiresAt };
}
