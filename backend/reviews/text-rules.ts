import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { findBrokenRules } from './moderation-rules.ts';
import type { LoadReviewWords } from './publication.ts';

interface TextRules {
  readonly loadWords: LoadReviewWords;
  readonly config: Pick<SitesConfig, 'sites'>;
}

/**
 * Whether the rules for texts of customers allow a text on a product, in every language of the shop: others read it where
 * it is worn. Letters with signs or spaces between them count as one word, too.
 */
export function createTextRules({ loadWords, config }: TextRules): (text: string) => Promise<boolean> {
  const locales = Object.entries(config.sites).flatMap(([siteId, { locales }]) =>
    locales.map((locale) => ({ siteId, locale })),
  );
  return async (text) => {
    const lists = await Promise.all(locales.map(loadWords));
    const words = [...new Set(lists.flat())];
    const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
    return [text, joined].every((one) => findBrokenRules([one], words).length === 0);
  };
}
