import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { PASSWORD } from './identity.test-support.ts';
import { newSecret, sha256 } from './secrets.ts';

const root = join(import.meta.dirname, '../..');
const quiet = { info() {}, warn() {}, error() {} };
const TOKEN = '/token/v2/auth/token';
let folder: string;
let backend: Backend;

const databaseUrl = () => `file:${join(folder, 'shop.db')}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-identity-'));
  backend = await createBackend({
    databaseUrl: databaseUrl(),
    contentDir: join(root, 'content'),
    catalogDir: join(root, 'catalog'),
    seedDemo: false,
    isLocal: false,
    log: quiet,
  });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

async function post(path: string, body: object, accessToken?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
  };
  const request = new Request(`http://commerce.internal${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await backend.fetch(request);
  return { status: response.status, body: await response.json() };
}

async function signUp() {
  const codeVerifier = newSecret();
  const account = { email: `${newSecret()}@example.com`, password: PASSWORD };
  const codeChallenge = sha256(codeVerifier, 'base64url');
  const { body } = await post('/consumers-v3/auth/signup', { ...account, codeChallenge });
  const { authorizationCode, consumerNo } = body;
  const session = await post(TOKEN, { type: 'Registered', codeVerifier, authorizationCode });
  return { consumerNo, accessToken: session.body.accessToken };
}

describe('the session of an account that was deleted', () => {
  test('is rejected, can be replaced and can be ended', async () => {
    const { consumerNo, accessToken } = await signUp();
    expect((await post('/cart/v1/cart', {}, accessToken)).status).toBe(201);
    const database = await openDatabase(databaseUrl());
    await database.write.deleteFrom('consumer').where('consumer_no', '=', consumerNo).execute();
    await database.close();

    const rejected = await post('/cart/v1/cart', {}, accessToken);
    expect(rejected).toMatchObject({
      status: 409,
      body: { errorDetails: [{ errorId: 'INVALID_CUSTOMER', code: 'AUT498' }] },
    });
    const anew = await post(TOKEN, { type: 'Guest' }, accessToken);
    expect(anew).toMatchObject({ status: 200, body: { loggedIn: false } });
    expect((await post('/cart/v1/cart', {}, anew.body.accessToken)).status).toBe(201);
    expect((await post('/consumers-v3/consumer/auth/signout', {}, accessToken)).status).toBe(200);
    expect((await post('/cart/v1/cart', {}, accessToken)).status).toBe(401);
  });
});
