import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  ClientError,
  customFetch,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
  type Configuration,
  type FetchBody,
} from 'openid-client';
import { z } from 'zod';
import type { SocialProvider } from './social.ts';

/** The shop's credentials at an issuer. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OpenIdSettings {
  /** By the name of the provider: `google`, `facebook`, `amazon`. */
  readonly clients: Readonly<Record<string, OpenIdClient>>;
  /** Sends requests to the provider. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const TIMEOUT = 10;
const SCOPE = 'openid email profile';

const claims = z.object({
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
  given_name: z.string().max(100).optional().catch(undefined),
  family_name: z.string().max(100).optional().catch(undefined),
});

/** Sign-in by OpenID Connect: the code is exchanged at its issuer for the claims (discovery is done once). */
export function createOpenId(settings: OpenIdSettings): SocialProvider {
  const configurations = new Map<string, Promise<Configuration>>();

  function configurationOf(idp: string): Promise<Configuration> | undefined {
    const client = Object.hasOwn(settings.clients, idp) ? settings.clients[idp] : undefined;
    if (!client) return undefined;
    const configuration = configurations.get(idp) ?? discover(client, settings.fetch);
    configurations.set(idp, configuration);
    configuration.catch(() => configurations.delete(idp));
    return configuration;
  }

  return {
    async companies(redirectUri) {
      const requests = Object.keys(settings.clients).map(async (idp) => {
        const configuration = await configurationOf(idp)?.catch(() => undefined);
        if (!configuration) return [];
        const url = buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, scope: SCOPE });
        return [{ idp, authorizationUrl: url.href }];
      });
      return (await Promise.all(requests)).flat();
    },
    async identify({ idp, authorizationCode, redirectUri, codeVerifier }) {
      const configuration = await configurationOf(idp);
      if (!configuration) return undefined;
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', authorizationCode);
      // The page passes the code alone; each name has one issuer, so that mix-up attacks are impossible.
      returned.searchParams.set('iss', configuration.serverMetadata().issuer);
      try {
        const checks = codeVerifier === undefined ? {} : { pkceCodeVerifier: codeVerifier };
        const tokens = await authorizationCodeGrant(configuration, returned, { ...checks, idTokenExpected: true });
        const subject = tokens.claims()?.sub ?? '';
        return toIdentity(claims.parse(await fetchUserInfo(configuration, tokens.access_token, subject)));
      } catch (error) {
        if (isRejection(error)) return undefined;
        throw error;
      }
    },
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OpenIdClient,
  fetch: OpenIdSettings['fetch'],
): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT,
    // Only this machine may be configured with http (src/lib/issuer.ts).
    ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
    ...(fetch
      ? { [customFetch]: (url, { body, ...options }) => fetch(new Request(url, { ...options, body: bodyOf(body) })) }
      : {}),
  });
}

/** `BodyInit` excludes bytes of shared buffers, so they are copied. */
function bodyOf(body: FetchBody): BodyInit | null {
  return body instanceof Uint8Array ? Uint8Array.from(body) : (body ?? null);
}

/** Errors of a provider that is away: no response in time, or one with an unexpected status. */
const AWAY: ReadonlySet<string | undefined> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** The provider responded and rejected the code. */
function isRejection(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status < 500;
  return error instanceof AuthorizationResponseError || (error instanceof ClientError && !AWAY.has(error.code));
}

function toIdentity(claimSet: z.output<typeof claims>) {
  const {
    sub: subject,
    email,
    email_verified: isVerified,
    given_name: firstName = claimSet.name,
    family_name: lastName,
  } = claimSet;
  return { subject, verifiedEmail: isVerified === true ? email : undefined, firstName, lastName };
}
