import type { ReturnItem } from '../../api/orders/purchases.schema.ts';

/** Why something goes back; the service is told in these words, the shopper in their own. */
export const REASONS = ['tooSmall', 'tooLarge', 'notAsExpected', 'damaged', 'wrongItem', 'changedMind'] as const;

export interface Choice {
  readonly qty: number;
  /** One of `REASONS`, or nothing. */
  readonly reason: string;
}

/** By the id of a line; a line that stays is chosen with 0. */
export type ReturnSelection = Readonly<Record<string, Choice | undefined>>;

export function itemsOf(selection: ReturnSelection): readonly ReturnItem[] {
  return Object.entries(selection).flatMap(([itemId, choice]) =>
    choice && choice.qty > 0 ? [{ itemId, qty: choice.qty, ...(choice.reason && { reason: choice.reason }) }] : [],
  );
}
