import { expect, test } from '../browser/browser-test.ts';
import { crawlLocale } from './crawl.ts';
import { englishSentences } from './english.ts';
import { UNTRANSLATED } from './untranslated.ts';
import { foreignVariants } from './variants.ts';

const CRAWL_TIME = 180_000;

/** Tests of each `step`th page in every locale. */
export function testLanguages(step: number): void {
  for (const locale of ['de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl']) {
    test(`no page in ${locale} holds an English sentence, save those not translated yet`, async ({ origin }) => {
      test.setTimeout(CRAWL_TIME);
      const pages = await crawlLocale(origin, locale, step);
      const found = pages.map(({ path, texts }) => ({ path, english: englishSentences(texts, locale.slice(0, 2)) }));
      const untranslated = found.filter(({ english }) => english.length > 0);
      expect(untranslated.filter(({ path }) => !UNTRANSLATED.includes(path))).toEqual([]);
      const paths = pages.map(({ path }) => path);
      expect(untranslated.map(({ path }) => path).toSorted(), 'take translated pages off the list').toEqual(
        UNTRANSLATED.filter((path) => paths.includes(path)).toSorted(),
      );
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
