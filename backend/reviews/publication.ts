import type { SiteLocale } from '../core/scope.ts';
import { findBrokenRules, type BrokenRule } from './moderation-rules.ts';

/** `before`: nothing is shown until a moderator approves it; `after`: what breaks no rule may be shown before. */
export type Moderation = 'before' | 'after';

/** Words that keep a text from being shown at once, in the language of a locale. */
export type LoadReviewWords = (scope: Required<SiteLocale>) => Promise<readonly string[]>;

/** What customers write about products. */
interface WrittenText {
  readonly texts: readonly string[];
  readonly scope: { readonly siteId: string; readonly locale: string };
  readonly isVerified: boolean;
}

export interface PublicationDeps {
  readonly moderation: Moderation;
  readonly isLocal: boolean;
  readonly loadWords: LoadReviewWords;
}

/** Whether a text is shown at once: with `after` those of customers who bought the product, and in a local shop all. */
export interface Publication {
  statusOf(written: WrittenText): Promise<'published' | 'pending'>;
}

export function createPublication({ moderation, isLocal, loadWords }: PublicationDeps): Publication {
  return {
    async statusOf({ texts, scope, isVerified }) {
      if (moderation === 'before' || !(isLocal || isVerified)) return 'pending';
      return findBrokenRules(texts, await loadWords(scope)).length > 0 ? 'pending' : 'published';
    },
  };
}

/** The rules that texts in the language of a locale break. */
export async function findRulesOf(
  loadWords: LoadReviewWords,
  locale: string,
  texts: readonly string[],
): Promise<BrokenRule[]> {
  const [, siteId = ''] = locale.split('-');
  return findBrokenRules(texts, await loadWords({ siteId, locale }));
}
