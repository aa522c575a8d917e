/** Why a customer cancels an order; texts are `orders.cancelReason.<reason>`. */
export const CANCELLATION_REASONS = [
  'changedMind',
  'byMistake',
  'wrongItem',
  'wrongAddress',
  'takesTooLong',
  'foundElsewhere',
  'other',
] as const;

export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** The reason that a text names, if it is one. */
export const readCancellationReason = (text: string | null): CancellationReason | undefined =>
  CANCELLATION_REASONS.find((reason) => reason === text);
