/** Splits refunds over units and payments. All amounts are whole minor units. */

export interface PaidLine {
  readonly qty: number;
  /** For all units, after discounts, including the tax charged. */
  readonly paid: number;
}

/** The price of the first `units` of a line; all units together cost exactly what was paid. */
export function shareOf({ qty, paid }: PaidLine, units: number): number {
  const whole = Math.floor(paid / qty);
  return whole * units + Math.floor(((paid % qty) * units) / qty);
}

export interface LineBack extends PaidLine {
  /** Units returned before, and units returned now. */
  readonly before: number;
  readonly now: number;
  /** A gift, which need not be returned. */
  readonly isGift: boolean;
}

export interface PaidOrder {
  readonly lines: readonly LineBack[];
  /** Amounts paid and refunded before, in total. */
  readonly total: number;
  readonly refunded: number;
}

/**
 * The refund for the units returned now: their shares; with the last unit of the order all that is left, which includes
 * shipping.
 */
export function refundOf({ lines, total, refunded }: PaidOrder): number {
  const left = total - refunded;
  if (lines.every(({ isGift, qty, before, now }) => isGift || before + now === qty)) return left;
  const shares = lines.map((line) => shareOf(line, line.before + line.now) - shareOf(line, line.before));
  return Math.min(
    left,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

export interface RefundablePayment {
  readonly id: string;
  readonly amount: number;
  /** Amount of the payment refunded before. */
  readonly refunded: number;
}

export interface RefundPart {
  readonly id: string;
  readonly amount: number;
}

/** Splits a refund among payments in the order they were captured, none beyond its amount. */
export function splitRefund(amount: number, payments: readonly RefundablePayment[]): RefundPart[] {
  let left = amount;
  return payments.flatMap(({ id, amount: paid, refunded }) => {
    const part = Math.min(left, paid - refunded);
    left -= part;
    return part > 0 ? [{ id, amount: part }] : [];
  });
}
