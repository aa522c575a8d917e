import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { readAddress } from './page-address.ts';
import { createContext, type PageServices } from './request-context.ts';
import { createPageRenderer, type RenderAstro } from './page-renderer.ts';
import { servicesWithoutData } from './pages.test-support.ts';

const calls: Request[] = [];
const services: PageServices = {
  ...servicesWithoutData,
  commerce: {
    send: async (request) => {
      calls.push(request);
      return { response: Response.json({}), isStale: false };
    },
    baseUrl: 'http://commerce.internal',
    timeout: 1000,
    accessKey: 'key-1',
  },
};
const at = (url: string) => readAddress(url, DEFAULT_SITES);
const visit = { requestId: 'request-1', isBot: false, isFramed: false, address: at('/') };

describe('the page context', () => {
  test('holds what the address means', () => {
    const address = at('/de-de/c/boots?siteId=us&cms=x&page=2');
    expect(createContext(services, { ...visit, address })).toMatchObject({
      siteId: 'us',
      locale: 'de-de',
      path: '/c/boots',
      params: { slug: 'boots' },
      route: { name: 'c-slug' },
      requestId: 'request-1',
    });
    expect(createContext(services, { ...visit, address }).carried.toString()).toBe('siteId=us&cms=x');
    expect(createContext(services, visit)).toMatchObject({ siteId: 'us', locale: 'en-us', path: '/' });
  });

  test('has the site of its locale where the address names none, or an unknown one', () => {
    for (const query of ['', '?siteId=xx', '?siteId=__proto__'])
      expect(createContext(services, { ...visit, address: at(`/de-de/${query}`) }).siteId).toBe('de');
  });

  test('sends requests for its site and locale, and for the preview that the middleware adds', async () => {
    const shop = createContext(services, { ...visit, address: at('/de-de/') });
    await shop.with({ preview: {} }).call({ name: 'any', method: 'GET', path: '/stores/v1/any' }, {});
    const { searchParams } = new URL(calls.at(-1)?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ siteId: 'de', locale: 'de-de', mode: 'preview' });
    expect(calls.at(-1)?.headers.get('x-correlation-id')).toBe('request-1');
    expect(calls.at(-1)?.headers.get('x-api-key')).toBe('key-1');
  });

  test('records that a page shows products', async () => {
    const shop = createContext(services, visit);
    await shop.call({ name: 'any', method: 'GET', path: '/stores/v1/any' }, {});
    expect([...shop.cache.tags]).toEqual([]);
    await shop.call({ name: 'any', method: 'GET', path: '/products/v2/catalog' }, {});
    expect([...shop.cache.tags]).toEqual(['catalog']);
    await shop.call({ name: 'any', method: 'GET', path: '/products/v1/products/{productId}/reviews' }, {});
    expect([...shop.cache.tags]).toEqual(['catalog', 'reviews']);
  });
});

describe('the page renderer', () => {
  test('uses the shop’s address, whatever the request’s headers', async () => {
    const urls: string[] = [];
    const render: RenderAstro = async ({ url }) => (urls.push(url), new Response('x'));
    await createPageRenderer({ render, services, headers: [] })({
      address: at('/about?a=1'),
      isBot: false,
      isFramed: false,
    });
    expect(urls).toEqual(['https://www.example.com/about?a=1']);
  });

  test('times out a page that never completes', async () => {
    const render: RenderAstro = ({ url }) =>
      url.endsWith('/500') ? Promise.resolve(new Response('sorry', { status: 500 })) : new Promise(() => {});
    const page = await createPageRenderer({ render, services, headers: [], timeLimit: 50 })({
      address: at('/about'),
      isBot: false,
    });
    expect([page.reply.status, String(page.reply.body)]).toEqual([500, 'sorry']);
  });

  test('does not store a page that forbids it', async () => {
    const render: RenderAstro = async (_, { shop }) => {
      shop.cache.store = false;
      return new Response('x');
    };
    expect(
      (await createPageRenderer({ render, services, headers: [] })({ address: at('/'), isBot: false, isFramed: false }))
        .store,
    ).toBe(false);
  });
});
