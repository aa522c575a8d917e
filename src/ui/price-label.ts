export interface Price {
  readonly current: number;
  readonly original: number;
  readonly highCurrent: number;
  readonly highOriginal: number;
  readonly currency: string;
}

export type PriceLabel = 'freeGift' | 'markedDown';

/** docs/contract.md#cart: a zero price is a free gift, a price below the original is marked down. */
export function priceLabel({ current, original }: Pick<Price, 'current' | 'original'>): PriceLabel | undefined {
  if (current === 0) return 'freeGift';
  return current < original ? 'markedDown' : undefined;
}
