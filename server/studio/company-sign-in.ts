import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { Editor, EditorRole } from '../../src/cms/preview/editor.ts';
import type { CompanyClient } from '../settings/editors.ts';

/** State of a sign-in attempt that is needed on return. */
export const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  place: z.string(),
});
export type Attempt = z.output<typeof attemptSchema>;

export interface CompanySignIn {
  /** Starts a sign-in; rejects where the provider does not respond. */
  start(place: string): Promise<{ readonly url: string; readonly attempt: Attempt }>;
  /**
   * The editor who returned with `query`; `undefined` without a role here. Rejects where the provider does not confirm
   * the sign-in.
   */
  finish(query: string, attempt: Attempt): Promise<Editor | undefined>;
}

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

/** Sign-in by OpenID Connect, authorization code with PKCE, state and nonce. */
export function createCompanySignIn(client: CompanyClient, redirectUri: string): CompanySignIn {
  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    known ??= discover(client);
    known.catch(() => (known = undefined));
    return known;
  };

  return {
    async start(place) {
      const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), place };
      const { state, nonce, verifier } = attempt;
      const challenge = { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      const fields = { redirect_uri: redirectUri, scope: SCOPE, state, nonce, ...challenge };
      return { url: buildAuthorizationUrl(await configuration(), fields).href, attempt };
    },
    async finish(query, { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier }) {
      const config = await configuration();
      const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), checks);
      const proven: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
      const subject = z.string().parse(proven['sub']);
      const fields =
        config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(config, tokens.access_token, subject);
      return editorOf({ ...fields, ...proven }, client.rolesClaim);
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanyClient): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Only this machine may be configured with http (src/lib/issuer.ts).
    ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
  });
}

const text = z.string().max(200).optional().catch(undefined);
const userInfoSchema = z.object({ sub: z.string(), name: text, email: text, preferred_username: text });

function editorOf(claims: Readonly<Record<string, unknown>>, rolesClaim: string): Editor | undefined {
  const role = roleOf(Object.hasOwn(claims, rolesClaim) ? claims[rolesClaim] : undefined);
  if (role === undefined) return undefined;
  const { sub, name, email, preferred_username: login } = userInfoSchema.parse(claims);
  return { name: name ?? login ?? email ?? sub, email: email ?? '', role, signedInBy: 'company' };
}

function roleOf(claim: unknown): EditorRole | undefined {
  const roles: readonly unknown[] =
    typeof claim === 'string' ? claim.split(/[\s,]+/) : Array.isArray(claim) ? claim : [];
  return roles.includes('publisher') ? 'publisher' : roles.includes('editor') ? 'editor' : undefined;
}
