import { describe, expect, test } from 'vitest';
import { hero, lines, lintWith, page, text, type Files } from '../lint.test-support.ts';

const HOME = 'us/en-us/page/home.json';
const sound = [hero(), { type: 'fragment', id: 'sizes', content: { fragmentId: 'sizes' } }];
const home = (change: object): Files => ({ [HOME]: page(sound, change) });
const popup = (change: object = {}): object => ({
  title: 'Letters',
  name: 'newsletter',
  minimizedTitle: 'Letters',
  pages: ['/about-us', '/articles/*'],
  sections: { main: [text('<p>Six a year.</p>')] },
  ...change,
});
const seo = { title: 'A page', description: 'What stands on it.' };
const found = async (files: Files) =>
  (await lintWith(files)).findings.map((finding) => `${finding.document} ${lines([finding])[0]}`);

describe('a document', () => {
  test.each<[string, Files, string]>([
    ['no JSON', { 'us/en-us/page/a.json': '{"seo": ' }, 'us/en-us/page/a error unreadable'],
    ['no object', { 'us/en-us/page/a.json': '[]' }, 'us/en-us/page/a error unreadable'],
    ['another locale', home({ locale: 'de-de' }), 'us/en-us/page/home warning envelope locale'],
    ['another slug', home({ slug: 'hone' }), 'us/en-us/page/home warning envelope slug'],
    ['a member nobody reads', home({ validForm: '2026-01-01' }), 'us/en-us/page/home warning envelope validForm'],
    [
      'sections that are no slots',
      { 'us/en-us/page/a.json': { seo, sections: 'none' } },
      'us/en-us/page/a error envelope sections',
    ],
    [
      'an unknown slot',
      { 'us/en-us/page/a.json': { seo, sections: { lazymain: [] } } },
      'us/en-us/page/a error envelope sections.lazymain',
    ],
    [
      'a slot that is no list',
      { 'us/en-us/page/a.json': { seo, sections: { main: {} } } },
      'us/en-us/page/a error envelope sections.main',
    ],
    ['a layout nobody reads', home({ layout: { heeder: true } }), 'us/en-us/page/home warning envelope layout.heeder'],
    [
      'a layout that is a text',
      home({ layout: { header: 'no' } }),
      'us/en-us/page/home warning envelope layout.header',
    ],
    ['words for nobody', home({ seo: { ...seo, tilte: 'A' } }), 'us/en-us/page/home warning envelope seo.tilte'],
    ['no title', home({ seo: { description: 'A' } }), 'us/en-us/page/home warning seo seo.title'],
    ['no description', home({ seo: { title: 'A' } }), 'us/en-us/page/home warning seo seo.description'],
    ['a long title', home({ seo: { ...seo, title: 'x'.repeat(71) } }), 'us/en-us/page/home warning seo seo.title'],
    [
      'a long description',
      home({ seo: { ...seo, description: 'x'.repeat(171) } }),
      'us/en-us/page/home warning seo seo.description',
    ],
    ['a begin that is no date', home({ validFrom: 'spring' }), 'us/en-us/page/home error dates validFrom'],
    ['an end on no day', home({ validTo: '2035-02-30' }), 'us/en-us/page/home warning dates validTo'],
    [
      'sections without slots',
      { 'us/en-us/page/a.json': { seo, sections: [hero()] } },
      'us/en-us/page/a error envelope sections',
    ],
    [
      'a pop-up on pages that are no paths',
      { 'us/en-us/popup/a.json': popup({ pages: ['/', 'about-us'] }) },
      'us/en-us/popup/a error popup pages.1',
    ],
    [
      'a pop-up without sections',
      { 'us/en-us/popup/a.json': popup({ sections: {} }) },
      'us/en-us/popup/a error popup sections',
    ],
    [
      'a pop-up without a name',
      { 'us/en-us/popup/a.json': popup({ name: undefined }) },
      'us/en-us/popup/a warning popup name',
    ],
    [
      'a pop-up without a title',
      { 'us/en-us/popup/a.json': popup({ title: ' ' }) },
      'us/en-us/popup/a warning popup title',
    ],
    [
      'a pop-up that is over',
      { 'us/en-us/popup/a.json': popup({ validTo: '2020-01-01' }) },
      'us/en-us/popup/a warning dates validTo',
    ],
    ['words for no product', { 'us/en-us/product/shoe.json': page([]) }, 'us/en-us/product/shoe warning product'],
    ['words for no category', { 'us/en-us/category/hats.json': page([]) }, 'us/en-us/category/hats warning category'],
    ['an end that is no text', home({ validTo: 2026 }), 'us/en-us/page/home error dates validTo'],
    [
      'an end before its begin',
      home({ validFrom: '2030-02-01', validTo: '2030-01-01' }),
      'us/en-us/page/home error dates validTo',
    ],
    [
      'an article without a date',
      home({ article: { publishedAt: 'soon' } }),
      'us/en-us/page/home error dates article.publishedAt',
    ],
    [
      'an article changed too early',
      home({ article: { publishedAt: '2026-02-01', updatedAt: '2026-01-01' } }),
      'us/en-us/page/home warning dates article.updatedAt',
    ],
    ['no such parent', home({ parent: 'colections' }), 'us/en-us/page/home error parent parent'],
    ['itself as parent', home({ parent: 'home' }), 'us/en-us/page/home error parent parent'],
    ['a name of no address', { 'us/en-us/page/a b.json': page([]) }, 'us/en-us/page/a b error name'],
    [
      'the name of a page',
      { 'us/en-us/article/about-us.json': page([]) },
      'us/en-us/article/about-us error duplicate-name',
    ],
    [
      'the name in capitals',
      { 'us/en-us/page/About-us.json': page([]) },
      'us/en-us/page/about-us error duplicate-name',
    ],
    ['an unknown site', { 'uk/en-gb/page/a.json': {} }, 'uk/en-gb/page/a.json error folder'],
    ['an unknown locale', { 'us/en-gb/page/a.json': {} }, 'us/en-gb/page/a.json error folder'],
    ['an unknown kind', { 'us/en-us/pages/a.json': {} }, 'us/en-us/pages/a.json error folder'],
    ['a place of no document', { 'us/a.json': {} }, 'us/a.json error folder'],
  ])('is told of %s', async (_, files, expected) => {
    expect(await found(files)).toEqual([expected]);
  });

  test('is reported when its validity has ended, and so is a link to it', async () => {
    const files = { 'us/en-us/page/about-us.json': page([], { validTo: '2020-01-01' }) };
    expect(await found(files)).toEqual([
      'us/en-us/footer/main warning link columns.0.links.0.href',
      'us/en-us/page/about-us warning dates validTo',
    ]);
  });

  test('is reported when it nests deeper than the limit', async () => {
    const abyss = `{"seo":${JSON.stringify(seo)},"sections":{"main":[]},"source":${'['.repeat(300)}${']'.repeat(300)}}`;
    expect(await found({ 'us/en-us/page/a.json': abyss })).toEqual(['us/en-us/page/a error too-deep']);
  });

  test('is reported when it is too large to be checked', async () => {
    const main = Array.from({ length: 500 }, (_, at) => ({
      ...text('x'.repeat(5_000)),
      id: `t${at}`,
      variant: 'nope',
    }));
    expect(await found({ 'us/en-us/page/a.json': page(main) })).toEqual(['us/en-us/page/a warning too-large']);
  });

  test('is reported when it is too large to be read', async () => {
    const { findings } = await lintWith({ 'us/en-us/page/a.json': page([text('x'.repeat(20 * 1024 * 1024))]) });
    expect(findings[0]).toMatchObject({ document: 'us/en-us/page/a', rule: 'unreadable', severity: 'error' });
    expect(findings[0]?.message).toContain('it has 20.0 MB, and documents above 4 MB are not read.');
  });

  test('is reported with the position where it stops being JSON', async () => {
    const { findings } = await lintWith({ 'us/en-us/page/a.json': '{\n  "seo": {},\n  "sections": }' });
    expect(findings[0]?.message).toContain('..."ections": }" is not valid JSON');
  });
});

describe('a draft', () => {
  test('is checked as well, under its own name', async () => {
    const draft = page([hero({ title: '' })], { slug: 'new' });
    expect(await found({ 'us/en-us/page/new.draft.json': draft })).toEqual([
      'us/en-us/page/new.draft error content sections.main.0.content.title',
    ]);
  });

  test('is not a valid link target', async () => {
    const files = {
      'us/en-us/page/new.draft.json': page([]),
      [HOME]: page([hero({ cta: { label: 'A', href: '/new' } }), sound[1]]),
    };
    const { findings } = await lintWith(files);
    expect(findings.map(({ message }) => message)).toEqual([
      '/new leads nowhere: “new” is a draft that is not published.',
    ]);
  });
});

describe('a fragment', () => {
  const shows = (fragmentId: unknown) => ({ type: 'fragment', id: 'f', content: { fragmentId } });
  test.each<[string, Files, readonly string[]]>([
    [
      'no name',
      { 'us/en-us/page/a.json': page([shows(undefined)]) },
      ['us/en-us/page/a error fragment sections.main.0.content.fragmentId'],
    ],
    [
      'an unknown name',
      { 'us/en-us/page/a.json': page([shows('size')]) },
      ['us/en-us/page/a error fragment sections.main.0.content.fragmentId'],
    ],
    [
      'one that contains itself',
      {
        'us/en-us/fragment/sizes.json': { sections: [shows('more')] },
        'us/en-us/fragment/more.json': { sections: [shows('sizes')] },
      },
      ['us/en-us/fragment/more error fragment', 'us/en-us/fragment/sizes error fragment'],
    ],
    [
      'one nobody shows',
      { 'us/en-us/fragment/old.json': { sections: [] } },
      ['us/en-us/fragment/old warning fragment-unused'],
    ],
  ])('is told of by %s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });
});

describe('menu, footer and components', () => {
  const MENU = 'us/en-us/menu/main.json';
  const entry = (change: object = {}) => ({ label: 'A', href: '/', ...change });
  test.each<[string, Files, string]>([
    ['a menu without entries', { [MENU]: {} }, 'us/en-us/menu/main error navigation items'],
    [
      'an entry without words',
      { [MENU]: { items: [entry({ label: '' })] } },
      'us/en-us/menu/main error navigation items.0.label',
    ],
    [
      'an entry without address',
      { [MENU]: { items: [{ label: 'A' }] } },
      'us/en-us/menu/main error navigation items.0.href',
    ],
    ['a dead link', { [MENU]: { items: [entry({ href: '/nowhere' })] } }, 'us/en-us/menu/main error link items.0.href'],
    [
      'a fourth level',
      { [MENU]: { items: [entry({ items: [entry({ items: [entry({ items: [entry()] })] })] })] } },
      'us/en-us/menu/main error navigation items.0.items.0.items.0.items.0',
    ],
    [
      'a promotion without size',
      {
        [MENU]: { items: [entry({ promo: { label: 'A', href: '/', image: { src: '/media/hill.png', width: 40 } } })] },
      },
      'us/en-us/menu/main error navigation items.0.promo.image.height',
    ],
    [
      'a column of nothing',
      { 'us/en-us/footer/main.json': { columns: [{ title: 'A' }] } },
      'us/en-us/footer/main error navigation columns.0.links',
    ],
    [
      'a component nobody reads',
      { 'us/en-us/generic/components/serch-hub.json': {} },
      'us/en-us/generic/components/serch-hub warning component',
    ],
    [
      'a component without its list',
      { 'us/en-us/generic/components/utility.json': {} },
      'us/en-us/generic/components/utility error component items',
    ],
    [
      'a table of another shape',
      { 'us/en-us/generic/components/size-chart/footwear.json': { tables: [{ columns: [], rows: [['1']] }] } },
      'us/en-us/generic/components/size-chart/footwear error component tables.0.columns',
    ],
  ])('are told of %s', async (_, files, expected) => {
    expect(await found(files)).toEqual([expected]);
  });
});

describe('the site configuration', () => {
  const only = { ca: null, gb: null, fr: null, es: null, it: null, nl: null, de: null };
  test.each<[string, object | string, string]>([
    ['a dead redirect', { sites: only, redirects: { us: [{ from: '/a', to: '/c/none' }] } }, 'redirects.us.0.to'],
    ['a circle', { sites: only, redirects: { us: [{ from: '/a', to: '/a' }] } }, 'redirects.us.0.to'],
    [
      'a host that is not listed',
      { sites: only, redirects: { us: [{ from: '/a', to: 'https://x.example/' }] } },
      'redirects.us.0.to',
    ],
    ['a dead search', { sites: only, searchRedirects: { us: { gift: '/gift' } } }, 'searchRedirects.us.gift'],
    ['no such route', { sites: only, locales: { 'en-us': { paths: { crat: '/c' } } } }, 'locales.en-us.paths.crat'],
  ])('is told of %s', async (_, config, place) => {
    const { findings } = await lintWith({ 'sites.json': config });
    expect(findings.map((finding) => [finding.document, finding.severity, finding.place])).toEqual([
      ['sites.json', 'error', place],
    ]);
  });

  test('is reported when it cannot be read, and the documents are still checked', async () => {
    const { findings } = await lintWith({ 'sites.json': '{', 'us/en-us/page/a.json': '{' });
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ document }) => document)).toEqual(['sites.json', 'us/en-us/page/a']);
  });
});

test('a pop-up of the right form has no findings', async () => {
  expect(await found({ 'us/en-us/popup/letter.json': popup() })).toEqual([]);
  expect(await found({ 'us/en-us/popup/letter.json': popup({ minimizedTitle: null, pages: null }) })).toEqual([]);
});
