import { z } from 'zod';
import { signUpOrigin } from './identity.schema.ts';

const pkce = z.string().regex(/^[\w.~-]{43,128}$/);

export const socialLoginRequest = z.object({
  idp: z.string().min(1).max(50).meta({ example: 'google' }),
  /** The code from the provider's redirect. */
  authorizationCode: z.string().min(1).max(2000),
  /** Target of the provider's redirect; by default the shop's `/social-sign-in`. */
  redirectUri: z.string().max(500).optional(),
  /** Verifies the provider's code, and the returned one where that has no challenge of its own. */
  codeVerifier: pkce.optional(),
  /** Challenge for the returned code. */
  codeChallenge: pkce.optional(),
  ...signUpOrigin,
});

const company = z
  .object({
    idp: z.string().meta({ example: 'google' }),
    /**
     * The provider's sign-in page, which redirects to the shop's `/social-sign-in`; the caller adds `state` and the
     * PKCE challenge.
     */
    authorizationUrl: z.string(),
  })
  .meta({ id: 'SocialCompany' });

export const socialCompanies = z.object({ companies: z.array(company).readonly() }).meta({ id: 'SocialCompanies' });

export type SocialCompanies = z.output<typeof socialCompanies>;
export type SocialLoginRequest = z.input<typeof socialLoginRequest>;
