import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import type { UpstreamCall } from '../gateway/upstream.ts';
import { createConfirmationCalls } from './confirmation-routes.ts';

const GOOD = 'a'.repeat(43);
const sent: string[] = [];
const commerce = {
  async send({ method, target, body }: UpstreamCall) {
    const { token } = JSON.parse(new TextDecoder().decode(body));
    sent.push(`${method} ${target}`);
    return token === GOOD ? Response.json({ locale: 'de-de' }) : Response.json({}, { status: 404 });
  },
};
const ORIGIN = 'https://www.example.com';
const origin = { publicOrigin: ORIGIN, isLocal: false, port: 443 };
const calls = createConfirmationCalls({ commerce, sitesConfig: () => DEFAULT_SITES, origin });
const log = { info() {}, warn() {}, error() {} };
calls.onError(respondToError(log));

async function submit(fields: string, path = '/confirm-subscription/confirm') {
  const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
  return calls.request(path, { method: 'POST', headers, body: fields });
}

describe('the form that confirms a subscription', () => {
  test.each([
    [`token=${GOOD}&locale=fr-fr`, '/de-de/confirm-subscription?confirmed=true'],
    [`token=${'b'.repeat(43)}&locale=fr-fr`, '/fr-fr/confirm-subscription?confirmed=false'],
    [`token=${'b'.repeat(43)}`, '/confirm-subscription?confirmed=false'],
    ['token=//evil.example&locale=//evil.example', '/confirm-subscription?confirmed=false'],
    ['token=%00&locale=constructor', '/confirm-subscription?confirmed=false'],
    ['', '/confirm-subscription?confirmed=false'],
  ])('redirects %s to the page that shows the result', async (fields, location) => {
    const answer = await submit(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('calls the service only with a well-formed token', () => {
    expect(sent).toEqual(Array.from({ length: 3 }, () => 'POST /consumers-v3/consumer/subscription/confirm'));
  });

  test('limits the body size, and confirms only when submitted: opening the link confirms nothing', async () => {
    sent.length = 0;
    expect((await submit(`token=${GOOD}&x=${'x'.repeat(3000)}`)).status).toBe(413);
    expect((await submit(`token=${GOOD}`, '/confirm-subscription')).status).toBe(404);
    for (const path of ['/confirm-subscription', '/confirm-subscription/confirm']) {
      expect((await calls.request(`${path}?token=${GOOD}`)).status).toBe(404);
    }
    expect(sent).toEqual([]);
  });
});
