import { expect, test } from '../browser/browser-test.ts';
import { crawlLocale } from './crawl.ts';
import { englishSentences } from './english.ts';
import { foreignVariants } from './variants.ts';

const CRAWL_TIME = 180_000;

/** Tests of each `step`th page in every locale. */
export function testLanguages(step: number): void {
  for (const locale of ['de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl']) {
    test(`no page in ${locale} holds an English sentence`, async ({ origin }) => {
      test.setTimeout(CRAWL_TIME);
      const pages = await crawlLocale(origin, locale, step);
      const found = pages.map(({ path, texts }) => ({ path, english: englishSentences(texts, locale.slice(0, 2)) }));
      expect(found.filter(({ english }) => english.length > 0)).toEqual([]);
    });
  }

  for (const locale of ['en-us', 'en-gb']) {
    test(`every page in ${locale} has the spelling of its market`, async ({ origin }) => {
      test.setTimeout(CRAWL_TIME);
      const pages = await crawlLocale(origin, locale, step);
      const found = pages.map(({ path, texts }) => ({ path, variants: foreignVariants(texts, locale) }));
      expect(found.filter(({ variants }) => variants.length > 0)).toEqual([]);
    });
  }
}
