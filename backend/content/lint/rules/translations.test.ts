import { describe, expect, test } from 'vitest';
import { hero, lintWith, lines, page, text, type Files } from '../lint.test-support.ts';

const NONE = { ca: null, gb: null, fr: null, es: null, it: null, nl: null };
const LONG = 'Boots and shells for the days when the forecast was wrong.';
const GERMAN = 'Stiefel und Jacken für Tage, an denen der Wetterbericht irrte.';

/** Findings of the German page, in a shop with an American and a German site. */
async function german(files: Files, document: string) {
  const { findings } = await lintWith({ 'sites.json': { sites: NONE }, ...files });
  return findings.filter((finding) => finding.document === document);
}

const english = page([hero({ text: LONG }), text('<p>Rain all week.</p>')]);
const translated = (main: readonly unknown[], change: object = {}): Files => ({
  'us/en-us/page/rain.json': english,
  'de/de-de/page/rain.json': page(main, { seo: { title: 'Regen', description: 'Nass.' }, ...change }),
});
const PAGE = 'de/de-de/page/rain';

describe('a document of the default locale', () => {
  test('lists the locales that show it in another language', async () => {
    const [finding, ...others] = await german({ 'us/en-us/page/rain.json': english }, 'us/en-us/page/rain');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'untranslated', severity: 'warning', place: '', locales: ['de-de'] });
  });

  test('needs no translation where the language is the same', async () => {
    const sites = { ...NONE, gb: undefined, de: null };
    const { findings } = await lintWith({ 'sites.json': { sites } });
    expect(findings).toEqual([]);
  });

  test('with numbers alone needs none', async () => {
    const table = { tables: [{ columns: [{ system: 'EU' }], rows: [['39']] }] };
    const name = 'us/en-us/generic/components/size-chart/footwear';
    expect(await german({ [`${name}.json`]: table }, name)).toEqual([]);
  });

  test('with rules for personal products needs none', async () => {
    const rule = { type: 'personalisation-rule', id: 'r', content: { name: 'all', productIds: ['boot'] } };
    const name = 'us/en-us/fragment/personalisation';
    expect(await german({ [`${name}.json`]: { sections: [rule] } }, name)).toEqual([]);
  });
});

describe('a translation', () => {
  test('has no findings with the same sections in its own words', async () => {
    expect(await german(translated([hero({ title: 'Regen', text: GERMAN }), text('<p>Es regnet.</p>')]), PAGE)).toEqual(
      [],
    );
  });

  test('lacks sections of the original', async () => {
    const found = await german(translated([hero({ title: 'Regen', text: GERMAN })]), PAGE);
    expect(lines(found)).toEqual(['warning structure sections']);
    expect(found[0]?.message).toBe('It lacks a section that us/en-us/page/rain has: text-1.');
  });

  test('reports texts left untranslated, in any section', async () => {
    const found = await german(translated([text('<p>Es regnet.</p>'), hero({ title: 'Regen', text: LONG })]), PAGE);
    expect(lines(found)).toEqual(['warning same-text sections.main.1.content.text']);
    expect(found[0]).toMatchObject({ sectionId: 'hero-1', field: 'text' });
  });

  test('reports untranslated texts for search engines', async () => {
    const seo = { title: 'Regen', description: 'What to wear when it rains all week.' };
    const files = translated([hero({ title: 'Regen', text: GERMAN }), text('<p>Es regnet.</p>')], { seo });
    const found = await german({ ...files, 'us/en-us/page/rain.json': { ...english, seo } }, PAGE);
    expect(lines(found)).toEqual(['warning same-text seo.description']);
  });
});
