import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Hono } from 'hono';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompanyCalls } from './company-routes.ts';
import { createCompanySignIn } from './company-sign-in.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import { createEditorCalls } from './studio-routes.ts';
import { WITHOUT_CONTENT } from './studio-routes.test-support.ts';
import { createEditorRights } from './editor-rights.ts';
import { createPreviewLinks } from './preview-links.ts';

const SHOP = 'http://shop.test';
const CALLBACK = `${SHOP}/cms/api/oidc/callback`;
const secret = 's'.repeat(48);
const quiet = { info() {}, warn() {}, error() {} };

/** Who signs in at the company, and which roles it says they have. */
let roles: unknown;
let company: Server;
let shop: Hono<EditorEnvironment>;

beforeAll(async () => {
  company = createServer();
  await new Promise<void>((resolve) => void company.listen(0, '127.0.0.1', resolve));
  const address = company.address();
  const issuer = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  startCompany(issuer);
  const rights = createEditorRights({
    isLocal: false,
    isSecure: false,
    secret,
    accounts: undefined,
    readSession: async () => undefined,
  });
  const client = { issuer, clientId: 'aisle', clientSecret: 'known to both', rolesClaim: 'roles' };
  const signIn = createCompanySignIn(client, CALLBACK);
  shop = createEditorCalls({
    rights,
    links: createPreviewLinks({ secret, isSecure: false, rights }),
    ...WITHOUT_CONTENT,
    origin: { publicOrigin: SHOP, isLocal: false, port: 80 },

    company: createCompanyCalls({ signIn, rights, secret, isSecure: false, log: quiet }),
  });
});
afterAll(() => company.close());

/** A real provider; its page of signing in is passed at once. */
function startCompany(issuer: string): void {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'aisle',
        client_secret: 'known to both',
        redirect_uris: [CALLBACK],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [secret] },
    claims: { openid: ['sub', 'roles'], email: ['email'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, name: 'Kim Berg', email: 'kim@company.test', roles }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'aisle', accountId: 'kim' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  company.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: 'kim' } });
    else void callback(request, response);
  });
}

class Browser {
  readonly #cookies = new Map<string, string>();

  get cookies(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** The answer, and where it leads. */
  async open(url: string): Promise<{ readonly status: number; readonly location: string; readonly text: string }> {
    const headers = { cookie: this.cookies };
    const request = new Request(url, { headers, redirect: 'manual' });
    const answer = await (url.startsWith(SHOP) ? shop.fetch(request, { address: '10.0.0.1' }) : fetch(request));
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, location, text: await answer.text() };
  }

  /** From the shop to the company and back; answers the address of the way back. */
  async signIn(start: string): Promise<string> {
    let at = `${SHOP}${start}`;
    for (let steps = 0; steps < 10 && !at.startsWith(CALLBACK); steps++) {
      const { location } = await this.open(at);
      at = new URL(location, at).href;
    }
    return at;
  }
}

const START = '/cms/api/oidc/start?return=%2Fcms%2Fshowcase%2Fviewer';

describe('the company’s own sign-in', () => {
  test.each([
    [['editor'], 'editor'],
    [['reader', 'publisher', 'editor'], 'publisher'],
    ['editor other', 'editor'],
  ])('lets who has a role in, back to where they wanted to: %j', async (claim, role) => {
    roles = claim;
    const browser = new Browser();
    const { status, location } = await browser.open(await browser.signIn(START));
    expect([status, location]).toEqual([303, '/cms/showcase/viewer']);
    const me = await browser.open(`${SHOP}/cms/api/me`);
    const editor = { name: 'Kim Berg', email: 'kim@company.test', role, signedInBy: 'company' };
    expect([me.status, JSON.parse(me.text)]).toEqual([200, editor]);
  });

  test.each([[undefined], [[]], [['admin']], [{ editor: true }]])('keeps who has none out: %j', async (claim) => {
    roles = claim;
    const browser = new Browser();
    const { location } = await browser.open(await browser.signIn(START));
    expect(location).toBe('/cms/sign-in?fault=no-role&return=%2Fcms%2Fshowcase%2Fviewer');
    expect((await browser.open(`${SHOP}/cms/api/me`)).status).toBe(401);
  });

  test('takes nobody back in another browser, twice, or with another state', async () => {
    roles = ['editor'];
    const browser = new Browser();
    const back = await browser.signIn(START);
    expect((await new Browser().open(back)).location).toMatch(/^\/cms\/sign-in\?fault=failed/);
    const other = new Browser();
    await other.open(`${SHOP}${START}`);
    expect((await other.open(back)).location).toMatch(/^\/cms\/sign-in\?fault=failed/);
    expect(other.cookies).toBe('');
    await browser.open(back);
    expect((await browser.open(back)).location).toMatch(/^\/cms\/sign-in\?fault=failed/);
  });

  test.each(['//evil.test/', 'https://evil.test/cms/', '/account', '/cms/../account'])(
    'leads back to editors’ pages only: %s',
    async (returnTo) => {
      roles = ['editor'];
      const browser = new Browser();
      const back = await browser.signIn(`/cms/api/oidc/start?return=${encodeURIComponent(returnTo)}`);
      expect((await browser.open(back)).location).toBe('/cms/preview');
    },
  );

  test('is limited, and says so when the company does not answer', async () => {
    const signIn = createCompanySignIn(
      { issuer: 'http://localhost:9', clientId: 'a', clientSecret: 'b', rolesClaim: 'roles' },
      CALLBACK,
    );
    const rights = { cookie: async () => '' };
    const app = createCompanyCalls({ signIn, rights, secret, isSecure: false, log: quiet });
    const start = () => app.fetch(new Request(`${SHOP}/oidc/start`), { address: '10.0.0.2' });
    expect((await start()).headers.get('location')).toMatch(/^\/cms\/sign-in\?fault=failed/);
    const answers = await Promise.all(Array.from({ length: 40 }, start));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
