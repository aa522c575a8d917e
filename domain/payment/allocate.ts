/** In the order they are used up: what lapses or cannot be spent elsewhere comes first, a card pays the rest. */
export const INSTRUMENT_KINDS = ['credit', 'voucher', 'points', 'giftCard'] as const;

export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number];

/** One of the shop's own means of payment. Amounts are whole minor units of the bill's currency. */
export interface BalanceInstrument {
  readonly id: string;
  readonly kind: InstrumentKind;
  /** What it holds. */
  readonly balance: number;
  /** Most to take of it. */
  readonly limit: number | null;
}

export interface Bill {
  readonly total: number;
  /** The part of the total that gift cards may not pay: other gift cards. */
  readonly notByGiftCard: number;
  /** Credit of the buyer, applied or not: rewards are for whom none is left (docs/contract.md#payment). */
  readonly credit: number;
}

export interface Share {
  readonly id: string;
  readonly amount: number;
}

export interface Allocation {
  /** Of every means, in the order they are used up; 0 where nothing was left to pay. */
  readonly shares: readonly Share[];
  readonly remaining: number;
  /** Of the buyer's credit after what it pays here. */
  readonly creditLeft: number;
}

/**
 * What each means pays of a bill: by kind, then as they were entered. Never more than it holds, than its limit, or than is left to
 * pay. What gift cards may not pay counts as paid by the others first.
 */
export function allocatePayment(
  { total, notByGiftCard, credit }: Bill,
  instruments: readonly BalanceInstrument[],
): Allocation {
  const shares: Share[] = [];
  let remaining = total;
  let creditLeft = credit;
  let forGiftCards = total - notByGiftCard;
  for (const { id, kind, balance, limit } of inOrder(instruments)) {
    const available = {
      credit: creditLeft,
      voucher: availableForRewards(),
      points: availableForRewards(),
      giftCard: forGiftCards,
    }[kind];
    const amount = Math.max(0, Math.min(remaining, balance, limit ?? balance, available));
    remaining -= amount;
    if (kind === 'credit') creditLeft -= amount;
    if (kind === 'giftCard') forGiftCards -= amount;
    shares.push({ id, amount });
  }
  return { shares, remaining, creditLeft };

  function availableForRewards(): number {
    return creditLeft > 0 ? 0 : remaining;
  }
}

function inOrder(instruments: readonly BalanceInstrument[]): readonly BalanceInstrument[] {
  return INSTRUMENT_KINDS.flatMap((kind) => instruments.filter((one) => one.kind === kind));
}
