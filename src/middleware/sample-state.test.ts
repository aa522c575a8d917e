import type { APIContext } from 'astro';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { matchRoute } from '../lib/route-match.ts';
import { prepareSampleState } from './sample-state.ts';

const site = DEFAULT_SITES.sites['us'];

/** The state after a request for `path` in the shop, or in preview. */
async function runMiddleware(
  path: string,
  { preview, query = '' }: { readonly preview?: object; readonly query?: string } = {},
) {
  let calls = 0;
  const call = () => {
    calls += 1;
    return Promise.reject(new Error('away'));
  };
  const log = { info() {}, warn() {}, error() {} };
  const providers = {};
  const carried = new URLSearchParams({ preview: 'true' });
  const siteLocale = { route: matchRoute(path), siteId: 'us', site, locale: 'en-us', carried, fixture: undefined };
  const create = (facts: object): object => ({ ...facts, with: (changes: object) => create({ ...facts, ...changes }) });
  const locals = { shop: create({ ...siteLocale, providers, log, call, preview }) } as App.Locals; // all it reads
  // The properties of Astro's context that the middleware reads.
  const context = { locals, url: new URL(path + query, 'http://shop.test') } as unknown as APIContext;
  const response = await prepareSampleState(context, async () => new Response('the page'));
  const { fixture, carried: carriedOn, storeUse } = locals.shop;
  return { fixture, carried: carriedOn.toString(), calls, status: response?.status, storeUse };
}

test('an associate of a sample state sells with the bar of the store', async () => {
  const answer = await runMiddleware('/cart', { preview: {}, query: '?visitor=associate' });
  expect(answer).toMatchObject({ storeUse: 'associate', fixture: { visitor: 'associate' } });
  expect((await runMiddleware('/cart', { preview: {} })).storeUse).toBeUndefined();
});

describe('a page that declares sample states', () => {
  test('has none outside preview, whatever its address', async () => {
    const answer = await runMiddleware('/cart', { query: '?preview=true&fixture=filled&visitor=member' });
    expect(answer).toEqual({ fixture: undefined, carried: 'preview=true', calls: 0, status: 200 });
  });

  test('has the one that the address names, which is carried with its visitor', async () => {
    const answer = await runMiddleware('/cart', { preview: {}, query: '?fixture=pickup&visitor=member' });
    expect(answer.fixture).toMatchObject({ name: 'pickup', visitor: 'member' });
    expect(answer.carried).toBe('preview=true&fixture=pickup&visitor=member');
  });
});

test('a page without sample states has none', async () => {
  expect(await runMiddleware('/about-us', { preview: {} })).toMatchObject({
    fixture: undefined,
    calls: 0,
    status: 200,
  });
});
