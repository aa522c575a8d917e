import { formatAmount, toMajor } from '../../money.ts';

/** Callouts of promotions: three parts separated by `|` (docs/contract.md#promotions). */

const PARTS = 3;

const partsOf = (callout: string): string[] => callout.split('|').map((part) => part.trim());

/**
 * Callout of a promotion that is not reached: the second part with a distance, else the first; `undefined` with too few
 * parts.
 */
export function approachingMessage(callout: string, distance: number | null): string | undefined {
  const parts = partsOf(callout);
  if (parts.length < PARTS) return undefined;
  return distance === null ? parts[0] : parts[1];
}

/** Callout of an applied promotion: the third of exactly three parts. */
export function earnedMessage(callout: string): string | undefined {
  const parts = partsOf(callout);
  return parts.length === PARTS ? parts[PARTS - 1] : undefined;
}

export interface CalloutFigures {
  readonly distance: number;
  readonly threshold: number;
  /** `null` for units. */
  readonly currency: string | null;
  readonly locale: string;
}

/** Replaces `{distance}` and `{threshold}` with the figures, formatted for the locale. */
export function fillCallout(callout: string, { distance, threshold, currency, locale }: CalloutFigures): string {
  const write = (figure: number) =>
    currency === null ? String(figure) : formatAmount(toMajor(figure, currency), currency, locale);
  return callout.replaceAll('{distance}', () => write(distance)).replaceAll('{threshold}', () => write(threshold));
}
