import { z } from 'zod';
import type { ContentSource } from '../../src/cms/client/content-source.ts';
import { targetOf } from '../../src/cms/client/content-target.ts';
import type { LoadReviewWords } from './publication.ts';

/** The document of kind `generic` that lists the words; editors change it like any other. */
const DOCUMENT = 'components/review-words';

const words = z.object({ words: z.array(z.string().max(100)).max(5000) });

/** Reads the words from the document of the locale, or of the locales it falls back to; without one there are none. */
export function createReviewWords(source: ContentSource): LoadReviewWords {
  return async ({ siteId, locale }) => {
    const target = targetOf({ kind: 'augmentedpage', siteId, locale, name: DOCUMENT });
    const found = target && (await source.load(target));
    return found?.status === 'found' ? (words.safeParse(found.version.document).data?.words ?? []) : [];
  };
}
