import { z } from 'zod';

export const tokenRequest = z.object({ type: z.literal('Guest') });

/** The door keeps the tokens to itself; only the upstream face answers them. */
export const session = z
  .object({
    consumerNo: z.string(),
    consumerType: z.string().meta({ example: 'GUEST' }),
    loggedIn: z.boolean(),
    /** Seconds. */
    expiresIn: z.number().int().positive(),
    /** The open cart, if there is one. */
    basketId: z.string().optional(),
    memberId: z.string().optional(),
    accessToken: z.string().optional(),
    refreshToken: z.string().optional(),
    /** Value of the header `x-usid` in later calls. */
    usid: z.string().optional(),
  })
  .meta({ id: 'Session' });

export type TokenRequest = z.input<typeof tokenRequest>;
export type Session = z.output<typeof session>;
