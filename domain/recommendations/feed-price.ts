import { currencyDigits } from '../money.ts';

/** Decimal numbers; `high…` is the upper end where the variants of a product differ. */
export interface RecommendedPrice {
  readonly currency: string;
  readonly lowOriginal: number;
  readonly highOriginal: number;
  readonly lowCurrent: number;
  readonly highCurrent: number;
}

type Range = readonly [low: number, high: number];

const MAX_LENGTH = 60;
const MAX_AMOUNT = 1_000_000;
/** `89.95`, `89,95 EUR`, `EUR 1.089,95`. */
const AMOUNT = /^(?:([A-Z]{3})\s*)?(\d[\d.,]*)(?:\s*([A-Z]{3}))?$/;

/**
 * The price of a feed: amounts as numbers or texts, with the currency or without, and ranges as `60.00 - 90.00 EUR`.
 * `undefined` for what is no amount of the currency; a reduced price above the original counts as no reduction.
 */
export function feedPrice(
  { original, current }: { readonly original: unknown; readonly current: unknown },
  currency: string,
): RecommendedPrice | undefined {
  const before = readRange(original, currency);
  if (before === undefined) return undefined;
  const isReduced = current !== undefined && current !== null && current !== '';
  const now = isReduced ? readRange(current, currency) : before;
  if (now === undefined) return undefined;
  const [lowOriginal, highOriginal] = before;
  const [lowCurrent, highCurrent] = now[0] <= lowOriginal && now[1] <= highOriginal ? now : before;
  return { currency, lowOriginal, highOriginal, lowCurrent, highCurrent };
}

function readRange(value: unknown, currency: string): Range | undefined {
  if (typeof value === 'number') return rangeOf([value]);
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  const amounts = value
    .trim()
    .toUpperCase()
    .split(/\s*[-–]\s*/)
    .map((text) => readAmount(text, currency));
  return amounts.length > 2 || amounts.includes(undefined) ? undefined : rangeOf(amounts.map(Number));
}

function rangeOf(amounts: readonly number[]): Range | undefined {
  const isUsable = amounts.every((amount) => amount >= 0 && amount <= MAX_AMOUNT);
  return isUsable && amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : undefined;
}

function readAmount(text: string, currency: string): number | undefined {
  const [, before, digits = '', after] = AMOUNT.exec(text) ?? [];
  const named = before ?? after;
  if (digits === '' || (named !== undefined && named !== currency)) return undefined;
  return readDecimal(digits, currencyDigits(currency));
}

/** The last separator is that of the decimals where at most the currency's digits follow; the others group. */
function readDecimal(digits: string, decimals: number): number | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const rest = digits.length - at - 1;
  const hasDecimals = at !== -1 && rest > 0 && rest <= decimals;
  const whole = (hasDecimals ? digits.slice(0, at) : digits).replace(/[.,]/g, '');
  const value = Number(hasDecimals ? `${whole}.${digits.slice(at + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
}
