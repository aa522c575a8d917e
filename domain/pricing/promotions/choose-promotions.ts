import type { PromotionLevel } from '../../pricing-model.ts';
import { compareValues } from './allocate.ts';
import { isReached, matchesOf, progressOf, type Progress } from './conditions.ts';
import { grantReward, type Counter, type GrantedReward } from './grant-promotion.ts';
import type { Promotion } from './promotion.ts';

/** The result of a promotion that could apply to a cart. */
export interface Standing {
  readonly promotion: Promotion;
  readonly progress: Progress | null;
  readonly granted: GrantedReward | undefined;
  /** Excluded by an exclusive promotion. */
  readonly isExcluded: boolean;
}

const LEVELS: readonly PromotionLevel[] = ['PRODUCT', 'ORDER', 'SHIPPING'];

/** The order of application: by level, within it by priority, then by id. */
export function inApplicationOrder(promotions: readonly Promotion[]): Promotion[] {
  const rankOf = ({ level }: Promotion) => LEVELS.indexOf(level);
  return promotions.toSorted(
    (a, b) => compareValues(rankOf(a), rankOf(b)) || compareValues(a.priority, b.priority) || compareValues(a.id, b.id),
  );
}

/**
 * Applies sorted promotions, each on the result of the one before. The first that excludes all others and grants
 * something is applied alone; else, in each level, the first that excludes its level and grants something; else all of
 * the level. Thresholds are measured once, at the start of the level: on merchandise with the discounts of the levels
 * before.
 */
export function settlePromotions(promotions: readonly Promotion[], counter: Counter): Standing[] {
  const ofAll = measure(
    promotions.filter(({ exclusive }) => exclusive === 'all'),
    counter,
  );
  const alone = firstGranting(ofAll, counter);
  if (alone)
    return promotions.map((promotion) => (promotion === alone.promotion ? alone : excludedStanding(promotion)));
  return LEVELS.flatMap((level) =>
    settleLevel(
      promotions.filter((promotion) => promotion.level === level),
      counter,
    ),
  );
}

type Measured = Pick<Standing, 'promotion' | 'progress'>;

const measure = (promotions: readonly Promotion[], { ledger, currency }: Counter): Measured[] =>
  promotions.map((promotion) => ({ promotion, progress: progressOf(promotion, ledger, currency) }));

const excludedStanding = (promotion: Promotion): Standing => ({
  promotion,
  progress: null,
  granted: undefined,
  isExcluded: true,
});

function settleLevel(promotions: readonly Promotion[], counter: Counter): Standing[] {
  const measured = measure(promotions, counter);
  const exclusives = measured.filter(({ promotion }) => promotion.exclusive === 'level');
  const alone = firstGranting(exclusives, counter);
  if (alone)
    return promotions.map((promotion) => (promotion === alone.promotion ? alone : excludedStanding(promotion)));
  return measured.map((standing) =>
    standing.promotion.exclusive === 'no'
      ? attempt(standing, counter)
      : { ...standing, granted: undefined, isExcluded: false },
  );
}

function firstGranting(measured: readonly Measured[], counter: Counter): Standing | undefined {
  for (const standing of measured) {
    const tried = attempt(standing, counter);
    if (tried.granted) return tried;
  }
  return undefined;
}

/** Applies the promotion if it is reached and grants something. */
function attempt({ promotion, progress }: Measured, counter: Counter): Standing {
  const holds = isReached(progress) && matchesOf(promotion, counter.ledger).length > 0;
  const granted = holds ? grantReward(promotion, counter) : undefined;
  if (granted) takeOff(granted, counter);
  return { promotion, progress, granted, isExcluded: false };
}

function takeOff({ shares, shipments }: GrantedReward, { ledger, costs }: Counter): void {
  ledger.take(shares);
  for (const [shippingId, amount] of shipments) costs.set(shippingId, (costs.get(shippingId) ?? 0) - amount);
}
