import { expect, test } from '../../harness/browser/browser-test.ts';
import { crawlLocale } from '../../harness/languages/crawl.ts';
import { englishSentences } from '../../harness/languages/english.ts';
import { UNTRANSLATED } from '../../harness/languages/untranslated.ts';
import { foreignVariants } from '../../harness/languages/variants.ts';

const CRAWL_TIME = 180_000;

test.describe('the languages of the shop', () => {
  for (const locale of ['de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl']) {
    test(`no page in ${locale} holds an English sentence, save those not translated yet`, async ({ origin }) => {
      test.setTimeout(CRAWL_TIME);
      const pages = await crawlLocale(origin, locale);
      const found = pages.map(({ path, texts }) => ({ path, english: englishSentences(texts, locale.slice(0, 2)) }));
      const untranslated = found.filter(({ english }) => english.length > 0);
      const surprises = untranslated.filter(({ path }) => !UNTRANSLATED.includes(path));
      expect(surprises).toEqual([]);
      expect(untranslated.map(({ path }) => path).toSorted(), 'take translated pages off the list').toEqual(
        UNTRANSLATED.toSorted(),
      );
    });
  }

  for (const locale of ['en-us', 'en-gb']) {
    test(`every page in ${locale} has the spelling of its market`, async ({ origin }) => {
      test.setTimeout(CRAWL_TIME);
      const pages = await crawlLocale(origin, locale);
      const found = pages.map(({ path, texts }) => ({ path, variants: foreignVariants(texts, locale) }));
      expect(found.filter(({ variants }) => variants.length > 0)).toEqual([]);
    });
  }
});
