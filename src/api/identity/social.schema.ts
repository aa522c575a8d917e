import { z } from 'zod';

const pkce = z.string().regex(/^[\w.~-]{43,128}$/);

export const socialLoginRequest = z.object({
  idp: z.string().min(1).max(50).meta({ example: 'google' }),
  /** As the company's page handed it back. */
  authorizationCode: z.string().min(1).max(2000),
  /** Where it handed it back to; the shop's `/social-sign-in` without it. */
  redirectUri: z.string().max(500).optional(),
  /** For the company's code, and for the one that is answered where that has no challenge of its own. */
  codeVerifier: pkce.optional(),
  /** For the code that is answered. */
  codeChallenge: pkce.optional(),
});

const company = z
  .object({
    idp: z.string().meta({ example: 'google' }),
    /** Where people sign in and come back from to the shop's `/social-sign-in`; `state` and the PKCE challenge are the caller's to add. */
    authorizationUrl: z.string(),
  })
  .meta({ id: 'SocialCompany' });

export const socialCompanies = z.object({ companies: z.array(company).readonly() }).meta({ id: 'SocialCompanies' });

export type SocialCompanies = z.output<typeof socialCompanies>;
export type SocialLoginRequest = z.input<typeof socialLoginRequest>;
