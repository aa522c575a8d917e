/** How what was paid for an order goes back, part by part. All amounts are whole minor units. */

export interface PaidLine {
  /** Units that were bought. */
  readonly qty: number;
  /** For all of them, after discounts, with the tax that was charged. */
  readonly paid: number;
}

/** What the first `units` of a line cost; all of them together cost exactly what was paid. */
export function shareOf({ qty, paid }: PaidLine, units: number): number {
  const whole = Math.floor(paid / qty);
  return whole * units + Math.floor(((paid % qty) * units) / qty);
}

export interface LineBack extends PaidLine {
  /** Units that came back before, and that come back now. */
  readonly before: number;
  readonly now: number;
  /** Given with the purchase: it may be kept. */
  readonly isGift: boolean;
}

export interface PaidOrder {
  readonly lines: readonly LineBack[];
  /** What was paid in all, and what of it went back before. */
  readonly total: number;
  readonly refunded: number;
}

/** What goes back now: the units' shares; with the last unit of the order all that is left of it, which is what shipping cost. */
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
  /** Of it, before. */
  readonly refunded: number;
}

export interface RefundPart {
  readonly id: string;
  readonly amount: number;
}

/** Shares a refund out among payments in the order they were taken, none beyond what it paid. */
export function splitRefund(amount: number, payments: readonly RefundablePayment[]): RefundPart[] {
  let left = amount;
  return payments.flatMap(({ id, amount: paid, refunded }) => {
    const part = Math.min(left, paid - refunded);
    left -= part;
    return part > 0 ? [{ id, amount: part }] : [];
  });
}
