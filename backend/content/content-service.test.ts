import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CANVAS, createContentFixture, type ContentFixture } from './content-fixture.ts';

let content: ContentFixture;

beforeEach(async () => {
  content = await createContentFixture();
});

afterEach(() => content.close());

const page = (path: string) => content.get(`${CANVAS}/augmentedpage/${path}`);
const hero = { type: 'hero', id: 'hero-1', content: { title: 'Boots' } };

describe('an augmented page', () => {
  test('has the whole envelope when the document omits members', async () => {
    await content.put('us/en-us/page/home', { title: 'Home', sections: { main: [hero] }, extra: 1 });
    const answer = await page('us/home?siteId=us&locale=en-us');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({
      id: 'page-home',
      type: 'page',
      title: 'Home',
      slug: 'home',
      locale: 'en-us',
      revision: expect.stringMatching(/.{20,}/),
      validFrom: null,
      validTo: null,
      seo: { title: 'Home', description: '', robots: 'index,follow' },
      layout: { header: true, footer: true, locationCheck: true },
      sections: { 'over-image': [], main: [hero], 'lazy-main': [] },
      extra: 1,
    });
  });

  test('falls back along the locales, each in its own site', async () => {
    await content.put('us/en-us/page/a', { id: 'us' });
    await content.put('ca/en-ca/page/b', { id: 'ca-en' });
    await content.put('us/en-us/page/b', { id: 'us' });
    const found = async (path: string) => (await (await page(path)).json()).id;
    expect(await found('ca/a?locale=fr-ca')).toBe('us');
    expect(await found('ca/b?locale=fr-ca')).toBe('ca-en');
    expect(await found('de/a')).toBe('us');
    expect(await found('zz/a?locale=xx-yy')).toBe('us');
    expect(await found('us/a?locale=')).toBe('us');
  });

  test('is found by nested names, raw or encoded, in any case and normal form', async () => {
    await content.put('us/en-us/page/guides/größe', { id: 'sizes' });
    for (const name of ['guides/größe', 'guides%2Fgr%C3%B6%C3%9Fe', 'Guides/GRÖßE', 'guides/gro\u0308ße']) {
      expect((await page(`us/${name}`)).status, name).toBe(200);
    }
  });

  test('is found among articles and generic pages, and where the file name is written in capitals', async () => {
    await content.put('us/en-us/article/lacing', {});
    await content.put('us/en-us/generic/Imprint', {});
    expect((await page('us/lacing')).status).toBe(200);
    expect((await page('us/imprint')).status).toBe(200);
  });

  test('keeps its ETag until it changes', async () => {
    await content.put('us/en-us/page/home', { sections: { main: [] } });
    const etag = (await page('us/home')).headers.get('etag') ?? '';
    const again = await content.get(`${CANVAS}/augmentedpage/us/home`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    await content.put('us/en-us/page/home', { sections: { main: [hero] } });
    const changed = await content.get(`${CANVAS}/augmentedpage/us/home`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
  });
});

describe('content operations', () => {
  test('return a page as it is stored, without fallback', async () => {
    const text = '{ "id":"home",  "validTo":null }';
    await content.put('us/en-us/page/home', text);
    expect(await (await content.get(`${CANVAS}/page/us/home`)).text()).toBe(text);
    expect((await content.get(`${CANVAS}/page/de/home`)).status).toBe(404);
  });

  test('drop null members on request', async () => {
    await content.put('us/en-us/page/home', { a: null, b: { c: null, d: [null, { e: null, f: 1 }] } });
    const answer = await content.get(`${CANVAS}/page/us/home?removeNulls=true`);
    expect(await answer.json()).toEqual({ b: { d: [null, { f: 1 }] } });
    const augmented = await (await page('us/home?removeNulls=true')).json();
    expect(augmented).not.toHaveProperty('validFrom');
  });

  test('return every kind', async () => {
    await content.put('us/en-us/category/boots', { id: 'c' });
    await content.put('us/en-us/product/TRAIL-1', { id: 'p' });
    await content.put('us/en-us/search/products', { id: 's' });
    await content.put('us/en-us/showcase/sections', { id: 'w' });
    await content.put('us/en-us/menu/primary', { id: 'm' });
    await content.put('us/en-us/footer/main', { id: 'f' });
    await content.put('us/en-us/footer/a', { id: 'other' });
    await content.put('us/en-us/fragment/usp', { id: 'g', sections: [hero] });
    const idOf = async (path: string) => (await (await content.get(`${CANVAS}/${path}`)).json()).id;
    expect(await idOf('category/us/boots')).toBe('c');
    expect(await idOf('product/us/trail-1')).toBe('p');
    expect(await idOf('search/us/products')).toBe('s');
    expect(await idOf('showcase/us/sections')).toBe('w');
    expect(await idOf('menu/de')).toBe('m');
    expect(await idOf('footer/us')).toBe('f');
    expect(await idOf('fragment/usp?siteId=de&locale=de-de')).toBe('g');
  });

  test('list popups and the children of a page over all fallback locales, nearest first', async () => {
    await content.put('us/en-us/popup/welcome', { id: 'us' });
    await content.put('us/en-us/popup/sale', { id: 'sale' });
    await content.put('de/de-de/popup/welcome', { id: 'de' });
    await content.put('us/en-us/page/guides', {});
    await content.put('us/en-us/page/guides/fit', { parent: 'guides', title: 'Fit', sections: { main: [hero] } });
    const popups = await (await content.get(`${CANVAS}/popups/de`)).json();
    expect(popups.items.map((item: { id: string }) => item.id)).toEqual(['sale', 'de']);
    expect(popups.items[0]).toMatchObject({ slug: 'sale', name: 'sale', minimizedTitle: null, baselines: [] });
    const children = await (await content.get(`${CANVAS}/children/us/guides`)).json();
    expect(children.items).toMatchObject([{ slug: 'guides/fit', title: 'Fit' }]);
    expect(children.items[0]).not.toHaveProperty('sections');
    expect((await (await content.get(`${CANVAS}/children/us/guides%2Ffit`)).json()).items).toEqual([]);
    expect((await content.get(`${CANVAS}/children/us/none`)).status).toBe(404);
  });

  test('return pop-ups with their sections, fragments inlined, while they are valid', async () => {
    const sections = { main: [hero, { type: 'fragment', id: 'sizes', content: { fragmentId: 'usp' } }] };
    await content.put('us/en-us/fragment/usp', { sections: [hero] });
    await content.put('us/en-us/popup/letter', {
      name: 'newsletter',
      minimizedTitle: 'Letters',
      pages: ['/'],
      sections,
    });
    await content.put('us/en-us/popup/over', { sections, validTo: '2020-01-01' });
    const { items } = await (await content.get(`${CANVAS}/popups/us`)).json();
    expect(items.map((item: { slug: string }) => item.slug)).toEqual(['letter']);
    expect(items[0]).toMatchObject({ id: 'popup-letter', name: 'newsletter', minimizedTitle: 'Letters', pages: ['/'] });
    expect(items[0].baselines.map(({ type }: { type: string }) => type)).toEqual(['hero', 'hero']);
    expect(items[0].baselines).toEqual(items[0].sections.main);
  });

  test('return 404 API404 with the correlation id of the request for an unknown name', async () => {
    const answer = await content.get(`${CANVAS}/augmentedpage/us/none`, { 'x-correlation-id': 'abc-1' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      errorDetails: [{ errorId: 'API404', code: 'API404', message: 'There is no such document.', details: {} }],
      appId: 'ECOMM',
      correlationId: 'abc-1',
    });
  });

  test.each([
    '..%2F..%2Fsites',
    '%2e%2e%2fhome',
    '..%5Chome',
    'a%00b',
    '%',
    '.hidden',
    'home.draft',
    'a//b',
    'x'.repeat(201),
    '%FF',
  ])('answer %s like an unknown name', async (name) => {
    await content.put('sites', {});
    await content.put('us/en-us/page/home.draft', {});
    await content.put('us/en-us/page/.hidden', {});
    expect((await page(`us/${name}`)).status).toBe(404);
  });

  test('reject a malformed locale and preview date', async () => {
    const locale = await page('us/home?locale=../x');
    expect(locale.status).toBe(400);
    expect((await locale.json()).errorDetails[0]).toMatchObject({ errorId: 'VALIDATION', details: { path: 'locale' } });
    const date = await content.get(`/pre${CANVAS}/page/us/home`, { 'preview-date': 'soon' });
    expect(date.status).toBe(400);
  });
});

describe('validity dates and drafts', () => {
  const preview = (date?: string) =>
    content.get(`/pre${CANVAS}/augmentedpage/us/sale`, date === undefined ? {} : { 'preview-date': date });

  test('hide a document outside its dates, and show it in preview at a moment within them', async () => {
    await content.put('us/en-us/page/sale', { validFrom: '2030-01-01T00:00:00Z', validTo: '2030-02-01T00:00:00Z' });
    expect((await page('us/sale')).status).toBe(404);
    expect((await preview()).status).toBe(404);
    expect((await preview('2030-01-15T00:00:00Z')).status).toBe(200);
    expect((await preview('2030-02-01T00:00:00Z')).status).toBe(404);
  });

  test('are ignored when invalid', async () => {
    await content.put('us/en-us/page/sale', { validFrom: 'tomorrow', validTo: 7 });
    expect((await page('us/sale')).status).toBe(200);
  });

  test('show a draft in preview only, and prefer it to the document', async () => {
    await content.put('us/en-us/page/sale', { id: 'live' });
    await content.put('us/en-us/page/sale.draft', { id: 'draft' });
    await content.put('us/en-us/page/next', { status: 'draft' });
    expect((await (await page('us/sale')).json()).id).toBe('live');
    expect((await (await preview()).json()).id).toBe('draft');
    expect((await page('us/next')).status).toBe(404);
    expect((await content.get(`/pre${CANVAS}/augmentedpage/us/next`)).status).toBe(200);
  });

  test('notify listeners when a document becomes valid', async () => {
    await content.put('us/en-us/page/sale', { validFrom: new Date(Date.now() + 200).toISOString() });
    expect((await page('us/sale')).status).toBe(404);
    const notified = new Promise<void>((resolve) => {
      content.service.onChange((paths) => paths.length === 0 && resolve());
    });
    await notified;
    expect((await page('us/sale')).status).toBe(200);
  });
});
