import { createHmac } from 'node:crypto';

export const MOUNT = '/sandbox/social';
const CLIENTS = ['google', 'facebook'];

export interface SocialSandboxDeps {
  readonly publicOrigin: string;
  /** Where visitors come back to, in every language. */
  readonly redirectUris: readonly string[];
  readonly secret: string;
}

/** What the shop is known by at each of the companies this one stands in for. */
export function clientsOf(secret: string) {
  const clientSecret = createHmac('sha256', secret).update('social-sandbox').digest('base64url');
  return Object.fromEntries(CLIENTS.map((clientId) => [clientId, { clientId, clientSecret }]));
}
