import { describe, expect, test } from 'vitest';
import { DIALOGS } from '../../../../src/islands/shell/dialog-registry.ts';
import { DIALOG_LINKS } from './link-hash.ts';
import { hero, lines, lintHome, lintWith, page, imageSample, text } from '../lint.test-support.ts';

const CTA = 'sections.main.0.content.cta';
const link = (href: unknown, label = 'Go') => hero({ cta: { label, href } });

describe('a link', () => {
  test.each([
    ['an unknown page', link('/abuot-us'), `error link ${CTA}.href`],
    ['an unknown article', link('/articles/dry-feet'), `error link ${CTA}.href`],
    ['an unknown collection', link('/collections/rain'), `error link ${CTA}.href`],
    ['an unknown product', link('/p/shoe'), `error link ${CTA}.href`],
    ['an unknown category', link('/c/hats?sort=name'), `error link ${CTA}.href`],
    ['a page that needs a document', link('/gift-card'), `error link ${CTA}.href`],
    ['a feature that is off', link('/favorites'), `warning link ${CTA}.href`],
    ['a missing file', link('/media/none.pdf'), `error link ${CTA}.href`],
    ['a script', link('javascript:alert(1)'), `error link-unsafe ${CTA}.href`],
    ['an address without scheme', link('www.example.com'), `error link-unsafe ${CTA}.href`],
    ['another origin', link('//example.com'), `error link-unsafe ${CTA}.href`],
    ['no address', link(''), `error link ${CTA}.href`],
    ['no words', link('/about-us', ' '), `error link-label ${CTA}.label`],
    ['an unknown dialog', link('#modal=singin'), `error dialog ${CTA}.href`],
    ['a dialog in the other shape', link('#panel=sign-in'), `warning dialog ${CTA}.href`],
    ['a dialog without its page', link('/about-us#modal=content_none'), `error dialog ${CTA}.href`],
    ['a dialog without its product', link('#modal=quickshop_shoe'), `error dialog ${CTA}.href`],
    ['an unknown place', link('#fit'), `warning anchor ${CTA}.href`],
    ['an unknown page in its text', text('<p><a href="/none">Go</a></p>'), 'error link sections.main.0.content.html'],
    [
      'a frame of a script',
      { type: 'embed', id: 'film', content: { url: 'javascript:alert(1)', label: 'A film' } },
      'error link-unsafe sections.main.0.content.url',
    ],
    ['no words in its text', text('<p><a href="/about-us"> </a></p>'), 'error link-label sections.main.0.content.html'],
  ])('is told of %s', async (_, item, expected) => {
    expect(lines(await lintHome(item))).toEqual([expected]);
  });

  test.each([
    '/',
    '/about-us?from=home#s2',
    '/articles/wet-feet',
    '/c/all',
    '/c/boots?f.size=9',
    '/p/sock',
    '/cart',
    '/search?q=rain',
    '/account/address',
    '/media/heavy.pdf',
    '/favicon.svg',
    '/sitemap.xml',
    '#modal=content_about-us',
    '#panel=mini-cart',
    '?color=red',
    'https://example.com/',
    'mailto:a@example.com',
  ])('to %s is fine', async (href) => {
    expect(await lintHome(link(href))).toEqual([]);
  });

  test('is resolved in the locale of its document, translated or not, with or without prefix', async () => {
    const none = { ca: null, gb: null, fr: null, es: null, it: null, nl: null };
    const german = (href: string) =>
      lintWith({
        'sites.json': { sites: none, redirects: { de: [{ from: '/stiefel', to: '/c/boots' }] } },
        'de/de-de/page/neu.json': page([hero({ cta: { label: 'Los', href } })]),
        'de/de-de/page/nur-hier.json': page([]),
      }).then(({ findings }) => lines(findings.filter(({ document }) => document === 'de/de-de/page/neu')));
    for (const href of [
      '/nur-hier',
      '/de-de/nur-hier',
      '/about-us',
      '/ueber-uns',
      '/de-de/warenkorb',
      '/en-us/about-us',
      '/stiefel',
    ])
      expect([href, await german(href)]).toEqual([href, []]);
    for (const href of ['/en-us/nur-hier', '/de-de/none', '/kollektionen/none'])
      expect([href, await german(href)]).toEqual([href, [`error link ${CTA}.href`]]);
  });

  test('opens every dialog of the shop that has an address', () => {
    const own = Object.entries(DIALOGS).filter(([, { isScriptOnly }]) => !isScriptOnly);
    expect(DIALOG_LINKS).toEqual(
      Object.fromEntries(own.map(([name, { isPanel }]) => [name, isPanel ? 'panel' : 'modal'])),
    );
  });
});

describe('an image', () => {
  const withImage = (change: object) => hero({ image: imageSample(change) });
  const AT = 'sections.main.0.content.image';
  test.each([
    ['a missing file', withImage({ src: '/media/none.png' }), `error picture-missing ${AT}.src`],
    ['no address', withImage({ src: '' }), `error picture-missing ${AT}.src`],
    ['a broken file', withImage({ src: '/media/broken.png' }), `error picture-missing ${AT}.src`],
    ['a way out of the folder', withImage({ src: '/media/../../x.png' }), `error picture-missing ${AT}.src`],
    ['another host', withImage({ src: 'https://cdn.example/a.png' }), `error picture-host ${AT}.src`],
    ['no https', withImage({ src: 'http://cdn.example/a.png' }), `error picture-host ${AT}.src`],
    ['no words', withImage({ alt: undefined }), `error picture-alt ${AT}.alt`],
    ['another width', withImage({ width: 41 }), `warning picture-size ${AT}.width`],
    ['another height', withImage({ height: 31 }), `warning picture-size ${AT}.height`],
  ])('is told of %s', async (_, item, expected) => {
    expect(lines(await lintHome(item))).toEqual([expected]);
  });

  test('that is decorative has an empty text, and a crop for phones none of its own', async () => {
    expect(await lintHome(withImage({ alt: '', small: { src: '/media/hill.png', width: 40, height: 30 } }))).toEqual(
      [],
    );
  });

  test('of an allowed host has no findings', async () => {
    const files = { 'us/en-us/page/a.json': page([hero({ image: { src: 'https://cdn.example/a.png', alt: 'A' } })]) };
    expect((await lintWith(files, { imageHosts: ['cdn.example'] })).findings).toEqual([]);
  });

  test('for search engines needs alternative text too', async () => {
    const seo = { title: 'A', description: 'A', image: { src: '/media/hill.png' } };
    const { findings } = await lintWith({ 'us/en-us/page/a.json': page([], { seo }) });
    expect(lines(findings)).toEqual(['error picture-alt seo.image.alt']);
  });
});

describe('a reference of a section', () => {
  const AT = 'sections.main.0.content';
  test.each([
    [
      'a product',
      { type: 'product-grid', id: 'a', content: { productIds: ['boot', 'shoe'] } },
      `error product ${AT}.productIds.1`,
    ],
    [
      'a category',
      { type: 'product-grid', id: 'a', content: { categoryId: 'hats' } },
      `error category ${AT}.categoryId`,
    ],
    [
      'an article',
      { type: 'article-list', id: 'a', content: { slugs: ['wet-feet', 'dry'] } },
      `error reference ${AT}.slugs.1`,
    ],
    [
      'a collection',
      { type: 'collection-hub', id: 'a', content: { slugs: ['rain'] } },
      `error reference ${AT}.slugs.0`,
    ],
    [
      'a size chart',
      { type: 'size-chart', id: 'a', content: { productType: 'hats' } },
      `error reference ${AT}.productType`,
    ],
  ])('exists: %s', async (_, item, expected) => {
    expect(lines(await lintHome(item))).toEqual([expected]);
  });
});
