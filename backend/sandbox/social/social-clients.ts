import { createHmac } from 'node:crypto';

export const MOUNT = '/sandbox/social';
const CLIENTS = ['google', 'facebook', 'amazon'];

export interface SocialSandboxDeps {
  readonly publicOrigin: string;
  /** Addresses that the browser may return to, in every language. */
  readonly redirectUris: readonly string[];
  readonly secret: string;
}

/** The shop's client credentials for each of the companies that this provider stands in for. */
export function clientsOf({ secret, issuer }: { readonly secret: string; readonly issuer: string }) {
  const clientSecret = createHmac('sha256', secret).update('social-sandbox').digest('base64url');
  return Object.fromEntries(CLIENTS.map((clientId) => [clientId, { issuer, clientId, clientSecret }]));
}
