import { z } from 'zod';

/** Query of every operation (docs/contract.md#sites-and-locales); missing values are the session's, else `us` and `en-us`. */
export const scope = z.object({
  siteId: z.string().max(10).optional().meta({ example: 'us' }),
  locale: z.string().max(10).optional().meta({ example: 'en-us' }),
});

/** Ids of products, variants, carts, lines and stores. */
export const identifier = z.string().min(1).max(255);
