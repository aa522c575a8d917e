import { describe, expect, test } from 'vitest';
import type { ContentResult, ContentClient, ContentRequest } from '../../src/cms/client/content-client.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import { createComponentCalls } from './component-routes.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';

const TABLE = { columns: [{ system: 'EU' }, { measure: 'footLength' }], rows: [['42', 26.7]] };

const DOCUMENTS: Readonly<Record<string, object>> = {
  'augmentedpage components/search-hub': {
    terms: ['boots', '', 7],
    links: [
      { label: 'Boots', href: '/c/hiking-boots' },
      { label: 'Bad', href: 'javascript:alert(1)' },
    ],
  },
  'augmentedpage components/utility': {
    items: [{ icon: 'delivery', label: 'Cart', href: '/cart' }, { label: 'No link' }],
  },
  'augmentedpage components/foot-sizes': { tables: [TABLE, { columns: [] }] },
  'augmentedpage components/size-chart/socks': { tables: [TABLE] },
  'augmentedpage trailpro/pro-stories': { id: 'stories' },
  'augmentedpage winter/notes': { id: 'notes', sections: { main: [] } },
  'footer ': { columns: [{ title: 'Shop', links: [{ label: 'Cart', href: '/cart' }] }] },
  'children collections': { items: [{ slug: 'collections/winter', seo: { title: 'Winter', description: 'Snow.' } }] },
};

/** Responds with the profile of a professional where the cookie says so, else as to a guest. */
const callAs =
  (cookie: string): CallApi =>
  async () => {
    if (cookie !== 'pro') throw new ApiError({ status: 403, errorId: 'AUT404', message: '' });
    return { consumerProfile: { consumerDetails: { identity: [{ type: 'WRANX' }] } } } as never; // the part that is read
  };

const requests: ContentRequest[] = [];
const content: ContentClient = {
  async get(request): Promise<ContentResult> {
    requests.push(request);
    if (request.name === 'down') return { status: 'failed', httpStatus: 503 };
    const document = DOCUMENTS[`${request.kind} ${request.name ?? ''}`];
    return document === undefined ? { status: 'missing' } : { status: 'found', document, stale: false };
  },
  invalidate() {},
};
const calls = createComponentCalls({
  content,
  sitesConfig: () => DEFAULT_SITES,
  publicOrigin: 'https://www.example.com',
  visitorCalls: ({ cookie }) => ({ call: callAs(cookie), cookies: [] }),
}).onError(respondToError({ info() {}, warn() {}, error() {} }));

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await calls.request(path, { headers }, { address: '192.0.2.1' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

describe('component endpoints', () => {
  test('return the well-formed parts of the document', async () => {
    expect((await get('/components/search-hub')).body).toEqual({
      terms: ['boots'],
      links: [{ label: 'Boots', href: '/c/hiking-boots' }],
    });
    expect((await get('/components/foot-sizes')).body).toEqual({ tables: [TABLE] });
    expect((await get('/components/size-chart/socks')).body).toEqual({ productType: 'socks', tables: [TABLE] });
  });

  test.each(['trailpro/pro-stories', 'Trailpro/PRO-Stories', 'trailpro%2Fpro-stories', 'trailpro/pro%2Dstories'])(
    'return the document %s to professionals alone, and to be stored by nobody',
    async (name) => {
      const rejected = await get(`/pages/${name}`);
      expect([rejected.status, rejected.body.errorDetails[0].errorId]).toEqual([403, 'AUT404']);
      const read = await get(`/pages/${name}`, { cookie: 'pro' });
      expect(read.status === 404 || read.body.id === 'stories').toBe(true);
      expect(read.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  test('return links in the form of the locale', async () => {
    const utility = await get('/components/utility?locale=de-de');
    expect(utility.body.items).toEqual([{ icon: 'delivery', label: 'Cart', href: '/de-de/warenkorb' }]);
    expect(requests.at(-1)).toMatchObject({ siteId: 'de', locale: 'de-de' });
    const footer = await get('/components/footer?siteId=ca&locale=fr-ca');
    expect(footer.body.columns[0].links[0].href).toBe('/fr-ca/panier');
  });

  test('return collections with the data of their pages', async () => {
    expect((await get('/components/collections')).body.items).toEqual([
      { slug: 'winter', label: 'Winter', text: 'Snow.', href: '/collections/winter' },
    ]);
  });

  test('are revalidated by tag', async () => {
    const first = await get('/components/utility');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const tag = first.headers.get('etag') ?? '';
    expect((await get('/components/utility', { 'if-none-match': tag })).status).toBe(304);
  });

  test.each([
    '/components/size-chart/kites',
    '/components/size-chart/..%2Fsecret',
    '/components/utility?siteId=xx',
    '/components/utility?siteId=__proto__',
    '/components/utility?locale=xx-yy',
    '/pages/unknown',
    '/pages/location-selector?locale=xx-yy',
  ])('return API404 for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.errorDetails[0]).toMatchObject({ errorId: 'API404', code: 'API404' });
  });

  test('report that the content service is unavailable', async () => {
    const { status, body } = await get('/pages/down');
    expect(status).toBe(503);
    expect(body.errorDetails[0].errorId).toBe('API503');
  });
});

describe('page endpoints', () => {
  test('return the document at any depth of its name', async () => {
    expect((await get('/pages/winter/notes')).body).toMatchObject({ id: 'notes' });
  });

  test('return every country with its host and locales', async () => {
    const { body } = await get('/pages/location-selector');
    expect(body).toHaveLength(8);
    expect(body[1]).toEqual({
      countryCode: 'CA',
      name: 'Canada',
      domain: 'www.example.com',
      locales: ['en-ca', 'fr-ca'],
      canvasDomain: 'www.example.com',
    });
  });
});
