import type { Gift, Shipment } from '../../pricing-model.ts';
import { matchesOf } from './conditions.ts';
import { reduceLines, reduceOrder, reductionOf, type RewardContext } from './line-rewards.ts';
import type { Ledger } from './ledger.ts';
import type { GiftReward, Promotion, Reward } from './promotion.ts';

/** What a promotion grants a cart. */
export interface GrantedReward {
  readonly amount: number;
  /** By line id. */
  readonly shares: ReadonlyMap<string, number>;
  /** By shipping id. */
  readonly shipments: ReadonlyMap<string, number>;
  readonly gift: Omit<Gift, 'couponCode'> | null;
  readonly spend: number;
}

export interface Counter extends RewardContext {
  readonly ledger: Ledger;
  readonly shipments: readonly Shipment[];
  /** Remaining cost of each shipment. */
  readonly costs: Map<string, number>;
  /** Units of each gift that are available; SKUs that are not sold here are missing. */
  readonly giftStock: ReadonlyMap<string, number>;
}

const NOTHING = {
  amount: 0,
  shares: new Map<string, number>(),
  shipments: new Map<string, number>(),
  gift: null,
  spend: 0,
};

/** `undefined` when the promotion grants nothing. */
export function grantReward(promotion: Promotion, counter: Counter): GrantedReward | undefined {
  const { reward, level } = promotion;
  if (reward.kind === 'gift') return grantGift(promotion, reward, counter);
  if (level === 'SHIPPING') return grantShipping(reward, counter);
  const reduce = level === 'PRODUCT' ? reduceLines : reduceOrder;
  const reduction = reduce(promotion, counter.ledger, counter);
  return reduction.amount === 0 ? undefined : { ...NOTHING, ...reduction };
}

/** A gift is sent with a shipment: digital orders get none. */
function grantGift(promotion: Promotion, reward: GiftReward, counter: Counter): GrantedReward | undefined {
  const isShipped = counter.ledger.lines.some(({ isDigital }) => !isDigital);
  if (!isShipped || matchesOf(promotion, counter.ledger).length === 0) return undefined;
  const sku = availableGift(reward, counter);
  if (sku === undefined) return undefined;
  const { id } = promotion;
  return { ...NOTHING, gift: { id: giftId(id), sku, qty: reward.qty, promotionId: id } };
}

const GIFT = 'gift-';
const giftId = (promotionId: string): string => `${GIFT}${promotionId}`;

/** Whether the id of a line is a gift's. */
export const isGiftId = (id: string): boolean => id.startsWith(GIFT);

/** Units that the cart buys are not available as gifts. */
export function availableGift({ skus, qty }: GiftReward, { giftStock, ledger }: Counter): string | undefined {
  return skus.find((wanted) => {
    const bought = ledger.lines.reduce((sum, line) => sum + (line.sku === wanted ? line.qty : 0), 0);
    return (giftStock.get(wanted) ?? 0) - bought >= qty;
  });
}

/**
 * A shipment without a cost counts as well: it may get one with its address. Pickup and digital shipments never count.
 */
function grantShipping(
  reward: Exclude<Reward, GiftReward>,
  { shipments, costs, currency }: Counter,
): GrantedReward | undefined {
  if (reward.kind === 'buyGet') return undefined;
  const { methods } = reward;
  const chosen = shipments.filter(
    ({ method, shippingId }) =>
      (methods.length === 0 || methods.includes(method)) &&
      ((costs.get(shippingId) ?? 0) > 0 || (method !== 'digital' && method !== 'pickup')),
  );
  if (chosen.length === 0) return undefined;
  const reductions = new Map(
    chosen.map(({ shippingId }) => {
      const value = costs.get(shippingId) ?? 0;
      return [shippingId, reductionOf(reward, { count: 1, value }, currency)];
    }),
  );
  const amount = Array.from(reductions.values()).reduce((sum, reduction) => sum + reduction, 0);
  return { ...NOTHING, amount, shipments: reductions };
}
