/** In order of use: instruments that expire or cannot be spent elsewhere come first, a card pays the rest. */
export const INSTRUMENT_KINDS = ['credit', 'voucher', 'points', 'giftCard'] as const;

export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number];

/** A payment instrument with a balance in the shop. Amounts are whole minor units of the bill's currency. */
export interface BalanceInstrument {
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly balance: number;
  /** Maximum amount to use. */
  readonly limit: number | null;
}

export interface Bill {
  readonly total: number;
  /** The part of the total that gift cards may not pay: other gift cards. */
  readonly notByGiftCard: number;
  /** Credit of the customer, applied or not: rewards are allowed when none is left (docs/contract.md#payment). */
  readonly credit: number;
}

export interface Share {
  readonly id: string;
  readonly amount: number;
}

export interface Allocation {
  /** Shares of all instruments, in order of use; 0 when nothing was left to pay. */
  readonly shares: readonly Share[];
  readonly remaining: number;
  /** Credit of the customer after this payment. */
  readonly creditLeft: number;
}

/**
 * What each instrument pays of a bill: by kind, then in order of entry. Never more than its balance, its limit, or the
 * rest to pay. Amounts that gift cards may not pay are paid by other instruments first.
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
