import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/lib/route-match.ts';
import type { PageAddress } from './page-address.ts';
import { readSubmittedForm } from './submitted-form.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const ORIGIN = { publicOrigin: 'https://shop.example', isLocal: false, port: 443 };
const OWN = { 'content-type': FORM_TYPE, origin: 'https://shop.example' };

describe('a form that is sent to a page', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const address = { match: matchRoute(request.url ?? '') } as PageAddress;
      const form = await readSubmittedForm(request, address, ORIGIN);
      if ('status' in form) response.writeHead(form.status).end();
      else response.writeHead(200, { 'content-type': form.type }).end(form.body);
    });
    await new Promise<void>((resolve) => void server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const send = (path: string, headers: Record<string, string>, body: string) =>
    fetch(origin + path, { method: 'POST', headers, body });

  test('is read where the page takes forms', async () => {
    const response = await send('/account/profile', OWN, 'form=details&firstName=Ada');
    expect(await response.text()).toBe('form=details&firstName=Ada');
    const typed = { ...OWN, 'content-type': `${FORM_TYPE}; charset=UTF-8` };
    expect((await send('/account', typed, 'form=sign-out')).status).toBe(200);
  });

  test('of a mail program is read where the page takes forms from anywhere', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const parts = await fetch(`${origin}/unsubscribe`, { method: 'POST', body: form });
    expect((await parts.formData()).get('List-Unsubscribe')).toBe('One-Click');
    const plain = await send(
      '/unsubscribe',
      { 'content-type': FORM_TYPE, origin: 'null' },
      'List-Unsubscribe=One-Click',
    );
    expect(await plain.text()).toBe('List-Unsubscribe=One-Click');
    expect((await send('/unsubscribe', { 'content-type': 'text/plain' }, 'a=b')).status).toBe(415);
    expect(
      (await fetch(`${origin}/account`, { method: 'POST', body: form, headers: { origin: OWN.origin } })).status,
    ).toBe(415);
  });

  test.each([
    { with: 'a page that takes none', path: '/help', status: 405 },
    { with: 'another method', method: 'PUT', status: 405 },
    { with: 'another origin', headers: { ...OWN, origin: 'https://other.example' }, status: 403 },
    { with: 'another site', headers: { ...OWN, 'sec-fetch-site': 'cross-site' }, status: 403 },
    { with: 'no origin', headers: { 'content-type': FORM_TYPE }, status: 403 },
    { with: 'another type', headers: { ...OWN, 'content-type': 'application/json' }, status: 415 },
    { with: 'too much', body: `a=${'b'.repeat(9000)}`, status: 413 },
  ])('is rejected with $with', async ({ path = '/account', headers = OWN, body = 'a=b', method = 'POST', status }) => {
    const response = await fetch(origin + path, { method, headers, body });
    expect(response.status).toBe(status);
  });
});
