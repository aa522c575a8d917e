import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Translation } from '../../src/api/catalog/reviews.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { TranslationProvider } from '../providers/translation/translation.ts';
import { languageOf } from './review-filters.ts';
import type { ReviewRow } from './review-response.ts';

export interface TranslationDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Without it, reviews remain as they were written. */
  readonly translation?: TranslationProvider | undefined;
  readonly log?: Log;
}

type SourceText = Pick<ReviewRow, 'id' | 'title' | 'text' | 'locale'>;
type TranslatedText = Pick<ReviewRow, 'title' | 'text'>;

/** Translates reviews; each text is sent to the provider once for each language. */
export function createReviewTranslator({ read, write, translation, log }: TranslationDeps) {
  async function ask(review: SourceText, to: string): Promise<TranslatedText | undefined> {
    const texts = [review.title, review.text];
    const translated = await translation
      ?.translate(texts, { from: languageOf(review.locale), to })
      .catch((error: unknown) => {
        log?.warn({ err: error, reviewId: review.id }, 'review not translated');
        return undefined;
      });
    const [title, text] = translated ?? [];
    return title === undefined || text === undefined ? undefined : { title, text };
  }

  async function find(review: SourceText, language: string): Promise<TranslatedText | undefined> {
    const source_hash = hashOf(review);
    const stored = await read
      .selectFrom('review_translation')
      .select(['title', 'text', 'source_hash'])
      .where('review_id', '=', review.id)
      .where('language', '=', language)
      .executeTakeFirst();
    if (stored?.source_hash === source_hash) return stored;
    const translated = await ask(review, language);
    if (translated) await store({ review_id: review.id, language, source_hash, ...translated });
    return translated;
  }

  async function store({ review_id, language, ...text }: Tables['review_translation']): Promise<void> {
    await write
      .insertInto('review_translation')
      .values({ review_id, language, ...text })
      .onConflict((conflict) => conflict.columns(['review_id', 'language']).doUpdateSet(text))
      .execute();
  }

  return async (review: SourceText, { locale }: Pick<Scope, 'locale'>): Promise<Translation> => {
    const to = languageOf(locale);
    const original = { title: review.title, text: review.text, locale: review.locale, translated: false };
    const translated =
      translation === undefined || languageOf(review.locale) === to ? undefined : await find(review, to);
    return { reviewId: review.id, ...original, ...(translated && { ...pick(translated), locale, translated: true }) };
  };
}

const pick = ({ title, text }: TranslatedText): TranslatedText => ({ title, text });

const hashOf = ({ title, text }: TranslatedText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('hex');
