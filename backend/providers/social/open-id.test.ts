import { describe, expect, test } from 'vitest';
import { createOpenId } from './open-id.ts';

const ISSUER = 'https://login.example.com';
const RETURN = 'https://shop.example/social-sign-in';
const CLIENT = { issuer: ISSUER, clientId: 'aisle', clientSecret: 'hush' };
const CLAIMS = { sub: 's-1', email: 'ann@example.com', email_verified: true, given_name: 'Ann', family_name: 'Hill' };

interface Answers {
  /** Responses instead of the usual ones, by path. */
  readonly answers?: Readonly<Record<string, () => Response | undefined>>;
  readonly claims?: object;
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(sub: string): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: ISSUER, sub, aud: CLIENT.clientId, iat: now, exp: now + 60 };
  return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}.${'A'.repeat(342)}`;
}

/** A provider whose network returns the given responses; records the requests. */
function companyWith({ answers = {}, claims = CLAIMS }: Answers = {}) {
  const requests: Request[] = [];
  const usual: Readonly<Record<string, () => Response>> = {
    '/.well-known/openid-configuration': () =>
      json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        userinfo_endpoint: `${ISSUER}/me`,
        jwks_uri: `${ISSUER}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    '/token': () => json({ access_token: 'a', token_type: 'Bearer', id_token: idToken('s-1') }),
    '/me': () => json(claims),
  };
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    const { pathname } = new URL(request.url);
    return answers[pathname]?.() ?? usual[pathname]?.() ?? new Response(null, { status: 404 });
  };
  const provider = createOpenId({ clients: { oidc: CLIENT }, fetch });
  const identify = (change: { idp?: string; codeVerifier?: string } = {}) =>
    provider.identify({
      idp: 'oidc',
      authorizationCode: 'c',
      redirectUri: RETURN,
      codeVerifier: undefined,
      ...change,
    });
  return { provider, identify, requests };
}

describe('sign-in by OpenID Connect', () => {
  test.each([
    [CLAIMS, { subject: 's-1', verifiedEmail: 'ann@example.com', firstName: 'Ann', lastName: 'Hill' }],
    [{ ...CLAIMS, email_verified: false }, { verifiedEmail: undefined }],
    [{ ...CLAIMS, email_verified: undefined }, { verifiedEmail: undefined }],
    [{ ...CLAIMS, email_verified: 'true' }, { verifiedEmail: undefined }],
    [{ ...CLAIMS, email: 5 }, { verifiedEmail: undefined }],
    [{ sub: 's-1' }, { subject: 's-1', verifiedEmail: undefined, firstName: undefined, lastName: undefined }],
    [
      { sub: 's-1', name: 'Ann Hill' },
      { firstName: 'Ann Hill', lastName: undefined },
    ],
    [{ sub: 's-1', name: 'Ann Hill', given_name: 'Ann' }, { firstName: 'Ann' }],
    [
      { sub: 's-1', given_name: 'x'.repeat(101), family_name: ['Hill'] },
      { firstName: undefined, lastName: undefined },
    ],
  ])('reads the claims %j as %j', async (claims, identity) => {
    expect(await companyWith({ claims }).identify()).toMatchObject(identity);
  });

  test('sends code, address and verifier to the issuer, and the secret with them', async () => {
    const { identify, requests } = companyWith();
    await identify({ codeVerifier: 'v'.repeat(43) });
    const token = requests.find(({ url }) => url.endsWith('/token'));
    const sent = new URLSearchParams(await token?.text());
    expect(Object.fromEntries(sent)).toMatchObject({
      code: 'c',
      redirect_uri: RETURN,
      code_verifier: 'v'.repeat(43),
      grant_type: 'authorization_code',
    });
    expect(`${sent} ${token?.headers.get('authorization') ?? ''}`).toMatch(/hush|Basic /);
  });

  test.each([
    ['an invalid code', { '/token': () => json({ error: 'invalid_grant' }, 400) }],
    ['another person than the token states', { '/me': () => json({ ...CLAIMS, sub: 's-2' }) }],
    ['no id token', { '/token': () => json({ access_token: 'a', token_type: 'Bearer' }) }],
  ])('has no result for %s', async (_, answers) => {
    expect(await companyWith({ answers }).identify()).toBeUndefined();
  });

  test.each(['other', 'toString', '__proto__', ''])('has no result for the company %j', async (idp) => {
    const { identify, requests } = companyWith();
    expect(await identify({ idp })).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test.each([
    ['its token endpoint fails', '/token', () => json({ error: 'server_error' }, 500)],
    ['its token endpoint is away', '/token', () => new Response('away', { status: 503 })],
    ['its description is away', '/.well-known/openid-configuration', () => new Response('away', { status: 503 })],
    ['its description of the person fails', '/me', () => json({}, 500)],
  ])('rejects while %s, and works again afterwards', async (_, path, failure) => {
    let isDown = true;
    const { identify } = companyWith({ answers: { [path]: () => (isDown ? failure() : undefined) } });
    await expect(identify()).rejects.toThrow(/status code|HTTP/);
    isDown = false;
    expect(await identify()).toMatchObject({ subject: 's-1' });
  });

  test('looks the issuer up once', async () => {
    const { identify, provider, requests } = companyWith();
    await Promise.all([identify(), provider.companies(RETURN)]);
    await identify();
    expect(requests.filter(({ url }) => url.includes('well-known'))).toHaveLength(1);
  });

  test('lists the address of its sign-in page, and nothing while the issuer is away', async () => {
    const [company] = await companyWith().provider.companies(RETURN);
    const url = new URL(company?.authorizationUrl ?? '');
    expect([company?.idp, `${url.origin}${url.pathname}`]).toEqual(['oidc', `${ISSUER}/auth`]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'aisle',
      redirect_uri: RETURN,
      scope: 'openid email profile',
      response_type: 'code',
    });
    const away = companyWith({ answers: { '/.well-known/openid-configuration': () => json({}, 500) } });
    expect(await away.provider.companies(RETURN)).toEqual([]);
  });
});
