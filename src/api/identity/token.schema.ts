import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';
import { storeSession } from './identity.schema.ts';

/** Customers who pay with credit of their own. One who is both is an athlete. */
export const CREDIT_KINDS = ['athlete', 'credited'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const secret = z.string().min(1).max(200);

/** Objects of the guest session; only those of the session that signs in are transferred. */
export const guestObjects = z.object({
  basketId: identifier.optional(),
  favoriteId: identifier.optional(),
  saveForLaterId: identifier.optional(),
});

export const tokenRequest = z
  .object({
    type: z.enum(['Guest', 'Registered', 'Refresh']),
    /** `Registered`: 32 random bytes, base64url, whose SHA-256 was the challenge of the sign-in. */
    codeVerifier: secret.optional(),
    authorizationCode: secret.optional(),
    guestObjects: guestObjects.optional(),
    /** A guest's order to transfer to the account, with the secret returned when it was placed. */
    orderNo: identifier.optional(),
    st: secret.optional(),
    action: z.string().max(50).optional().meta({ example: 'postLogin' }),
    /** `Refresh`. */
    refreshToken: secret.optional(),
  })
  .superRefine((body, context) => {
    const needed = { Guest: [], Registered: ['codeVerifier', 'authorizationCode'], Refresh: ['refreshToken'] } as const;
    for (const path of needed[body.type]) {
      const isMissing = body[path] === undefined;
      if (isMissing) context.addIssue({ code: 'custom', path: [path], message: `${body.type} needs it` });
    }
  });

/** The gateway stores the tokens in its cookie; only the upstream API returns them. */
export const session = z
  .object({
    consumerNo: z.string(),
    consumerType: z.string().meta({ example: 'GUEST' }),
    loggedIn: z.boolean(),
    /** Seconds. */
    expiresIn: z.number().int().positive(),
    /** Id of the open cart, if there is one. */
    basketId: z.string().optional(),
    memberId: z.string().optional(),
    /** As in the profile; the gateway keeps it in a cookie and does not pass it on. */
    preferredShoeSize: z.string().optional(),
    /** Whether the customer pays with credit; the gateway keeps it in its cookie for experiments and does not pass it on. */
    creditKind: z.enum(CREDIT_KINDS).optional(),
    /** The store that the favorites name; the gateway keeps it in a cookie and does not pass it on. */
    favStoreId: z.string().optional(),
    /** The associate who serves the customer in a store; the session then ends after `expiresIn` without a request. */
    associate: storeSession.optional(),
    accessToken: z.string().optional(),
    refreshToken: z.string().optional(),
    /** Value of the header `x-usid` in later requests. Browsers get it where the visitor allows analytics; it grants nothing. */
    usid: z.string().optional(),
  })
  .meta({ id: 'Session' });

export type GuestObjects = z.output<typeof guestObjects>;
export type TokenRequest = z.input<typeof tokenRequest>;
export type Session = z.output<typeof session>;
