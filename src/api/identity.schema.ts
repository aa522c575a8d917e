import { z } from 'zod';

/** Longer than any password somebody types, and short enough to hash. */
const password = z.string().max(200);
const captcha = z.string().max(20_000);
/** SHA-256 of the code verifier, base64url. */
const codeChallenge = z.string().regex(/^[\w-]{43}$/, 'This is not the SHA-256 of a verifier in base64url');

export const signInRequest = z.object({
  username: z.string().max(320).meta({ example: 'shopper@example.com' }),
  password,
  codeChallenge,
  recaptcha_response: captcha.optional(),
});

/** Exchanged for a session by the token call, once. */
export const signInAnswer = z.object({ authorizationCode: z.string() }).meta({ id: 'SignIn' });

export type SignInRequest = z.input<typeof signInRequest>;
export type SignInAnswer = z.output<typeof signInAnswer>;
