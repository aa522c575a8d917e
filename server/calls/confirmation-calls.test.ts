import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/sites.default.ts';
import type { UpstreamCall } from '../door/upstream.ts';
import { createConfirmationCalls } from './confirmation-calls.ts';

const GOOD = 'a'.repeat(43);
const sent: string[] = [];
const commerce = {
  async send({ method, target, body }: UpstreamCall) {
    const { token } = JSON.parse(new TextDecoder().decode(body));
    sent.push(`${method} ${target}`);
    const response = token === GOOD ? Response.json({ locale: 'de-de' }) : Response.json({}, { status: 404 });
    return { response };
  },
};
const calls = createConfirmationCalls({ commerce, sitesConfig: () => DEFAULT_SITES });

describe('the link that confirms a subscription', () => {
  test.each([
    [`token=${GOOD}`, '/de-de/newsletter-subscription?confirmed=true'],
    [`token=${'b'.repeat(43)}`, '/newsletter-subscription?confirmed=false'],
    ['token=//evil.example', '/newsletter-subscription?confirmed=false'],
    ['', '/newsletter-subscription?confirmed=false'],
  ])('leads %s to the page that says so', async (query, location) => {
    const answer = await calls.request(`/confirm-subscription?${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('asks the service only for what can be a token', () => {
    expect(sent).toEqual(Array.from({ length: 2 }, () => 'POST /consumers-v3/consumer/subscription/confirm'));
  });
});
