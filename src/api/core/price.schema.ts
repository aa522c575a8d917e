import { z } from 'zod';

const amount = z.number().nonnegative();

/** Decimal numbers in the currency's digits. `high…` is the upper end where the variants of a product differ. */
export const price = z
  .object({
    current: amount,
    original: amount,
    highCurrent: amount,
    highOriginal: amount,
    currency: z.string().length(3),
  })
  .meta({ id: 'Price' });

export type Price = z.output<typeof price>;
