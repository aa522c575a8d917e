import { z } from 'zod';

/** The body of every unsuccessful response (docs/contract.md#errors). */
export const errorResponse = z
  .object({
    errorDetails: z
      .array(
        z.object({
          errorId: z.string(),
          code: z.string(),
          message: z.string(),
          details: z.record(z.string(), z.unknown()),
        }),
      )
      .min(1),
    appId: z.string(),
    correlationId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorResponse = z.output<typeof errorResponse>;
