import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { foldEmail, isEmail } from '../../../domain/email.ts';
import { clientsOf, MOUNT, type SocialSandboxDeps } from './social-clients.ts';
import { ShortMemory } from './memory-adapter.ts';
import { html } from 'hono/html';

/** An OpenID Connect provider with discovery, PKCE and a page of its own; its state is lost when the process ends. */
export function openIdListener(deps: SocialSandboxDeps): RequestListener {
  const provider = new Provider(`${deps.publicOrigin}${MOUNT}`, configurationOf(deps));
  provider.proxy = true;
  const callback = provider.callback();
  return (request, response) => {
    request.headers['x-forwarded-proto'] = new URL(deps.publicOrigin).protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = new URL(deps.publicOrigin).host;
    const path = (request.url ?? '').slice(MOUNT.length);
    if (path.startsWith('/interaction/')) {
      interact(provider, request, response).catch(() => response.writeHead(400).end('The sign-in has ended.\n'));
      return;
    }
    Object.assign(request, { originalUrl: request.url, url: path });
    void callback(request, response);
  };
}

function configurationOf({ redirectUris, secret, publicOrigin }: SocialSandboxDeps): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    adapter: ShortMemory,
    clients: Object.values(clientsOf({ secret, issuer: `${publicOrigin}${MOUNT}` })).map(
      ({ clientId, clientSecret }) => ({
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        id_token_signed_response_alg: 'ES256',
      }),
    ),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    ttl: { AuthorizationCode: 120, AccessToken: 600, IdToken: 600, Interaction: 1800, Session: 1800, Grant: 1800 },
    interactions: { url: (_, interaction) => `${MOUNT}/interaction/${interaction.uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...claimsOf(accountId) }),
    }),
    loadExistingGrant: grantAll,
    renderError: (context, { error }) => {
      context.type = 'text/plain';
      context.body = `${error}\n`;
    },
  };
}

const UNCHECKED = 'unchecked.';

/** The subject encodes the address and whether it is verified, so that nothing has to be stored. */
const subjectOf = (email: string, isChecked: boolean) =>
  (isChecked ? '' : UNCHECKED) + Buffer.from(email).toString('base64url');

function claimsOf(subject: string) {
  const isChecked = !subject.startsWith(UNCHECKED);
  const coded = isChecked ? subject : subject.slice(UNCHECKED.length);
  const email = Buffer.from(coded, 'base64url').toString('utf8');
  return { email, email_verified: isChecked, name: email.split('@')[0] };
}

/** Grants the claims without a consent page: the shop gets the address. */
async function grantAll(context: KoaContextWithOIDC) {
  const { oidc } = context;
  const grant = new oidc.provider.Grant({
    ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
    ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const isSent = request.method === 'POST';
  const sent = new URLSearchParams(isSent ? await text(request) : '');
  const email = foldEmail(sent.get('email') ?? '');
  if (isSent && isEmail(email)) {
    const accountId = subjectOf(email, !sent.has('unchecked'));
    return provider.interactionFinished(request, response, { login: { accountId } });
  }
  const page = await signInPage(String(params.client_id), isSent);
  response.writeHead(isSent ? 422 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(String(page));
}

/** Page on which a person states an email address; there is no password. */
function signInPage(client: string, isWrong: boolean) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Sandbox sign-in</title>
      </head>
      <body>
        <main>
          <h1>Sandbox sign-in (${client})</h1>
          <p>A stand-in for another company's sign-in. Any address will do.</p>
          <form method="post">
            ${isWrong ? html`<p role="alert" id="wrong">Enter an email address.</p>` : ''}
            <p>
              <label for="email">Email</label>
              <input
                id="email"
                name="email"
                type="email"
                autocomplete="email"
                required
                ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
              />
            </p>
            <p>
              <input id="unchecked" name="unchecked" type="checkbox" />
              <label for="unchecked">Do not vouch for the address</label>
            </p>
            <button>Continue</button>
          </form>
        </main>
      </body>
    </html>`;
}
