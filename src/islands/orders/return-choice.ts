import type { ReturnItem } from '../../api/orders/purchases.schema.ts';

/** Reasons of a return; the service receives these values, the customer sees translations. */
export const REASONS = ['tooSmall', 'tooLarge', 'notAsExpected', 'damaged', 'wrongItem', 'changedMind'] as const;

export interface Choice {
  readonly qty: number;
  /** One of `REASONS`, or the empty string. */
  readonly reason: string;
}

/** By line id; a quantity of 0 means that the line is not returned. */
export type ReturnSelection = Readonly<Record<string, Choice | undefined>>;

export function itemsOf(selection: ReturnSelection): readonly ReturnItem[] {
  return Object.entries(selection).flatMap(([itemId, choice]) =>
    choice && choice.qty > 0 ? [{ itemId, qty: choice.qty, ...(choice.reason && { reason: choice.reason }) }] : [],
  );
}
