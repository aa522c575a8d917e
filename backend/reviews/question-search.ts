import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../db/tables.ts';
import { TextIndexBuilder } from '../text-search/text-index-builder.ts';
import type { TextIndex } from '../text-search/text-index.ts';
import { sortByScore, type MatchedDocuments } from '../text-search/text-search.ts';
import { languageOf, queryWords } from '../text-search/words.ts';
import { loadAnswers, publishedQuestions } from './question-rows.ts';

interface QuestionIndex {
  /** The state of the questions it was built from. */
  readonly stamp: string;
  /** The newest first. */
  readonly ids: readonly string[];
  readonly texts: TextIndex;
}

interface SearchedQuestions {
  readonly productId: string;
  readonly q: string;
  /** Of the query: words are compared by its language. */
  readonly locale: string;
}

/** Returns the ids of the published questions that match, the best first. */
export type SearchQuestions = (search: SearchedQuestions) => Promise<readonly string[]>;

/** Products whose questions stay indexed. */
const MAX_INDEXES = 50;
/** Questions of a product that are searched, the newest. */
const MAX_SEARCHED = 2000;

/** Searches in questions and their answers; an index is built again when one of them has changed. */
export function createQuestionSearch(read: Kysely<Tables>): SearchQuestions {
  const indexes = new LRUCache<string, QuestionIndex>({ max: MAX_INDEXES });

  async function indexOf(productId: string, language: string): Promise<QuestionIndex> {
    const key = `${language} ${productId}`;
    const stamp = await stampOf(read, productId);
    const known = indexes.get(key);
    if (known?.stamp === stamp) return known;
    const index = { stamp, ...(await buildIndex(read, productId, language)) };
    indexes.set(key, index);
    return index;
  }

  return async ({ productId, q, locale }) => {
    const language = languageOf(locale);
    const { ids, texts } = await indexOf(productId, language);
    return Array.from(findMatches(texts, q, language), (at) => ids[at] ?? '');
  };
}

/** Changes with every published question and answer of a product. */
async function stampOf(read: Kysely<Tables>, productId: string): Promise<string> {
  const { questions, asked, moderated } = await publishedQuestions(read, productId)
    .select(({ fn }) => [
      fn.countAll().as('questions'),
      fn.max('created_at').as('asked'),
      fn.max('moderated_at').as('moderated'),
    ])
    .executeTakeFirstOrThrow();
  const { answers, answered, approved } = await read
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .where('question.product_id', '=', productId)
    .where('answer.status', '=', 'published')
    .select(({ fn }) => [
      fn.countAll().as('answers'),
      fn.max('answer.created_at').as('answered'),
      fn.max('answer.moderated_at').as('approved'),
    ])
    .executeTakeFirstOrThrow();
  return [questions, asked, moderated, answers, answered, approved].join(' ');
}

async function buildIndex(read: Kysely<Tables>, productId: string, language: string) {
  const questions = await publishedQuestions(read, productId)
    .select(['id', 'text'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SEARCHED)
    .execute();
  const ids = questions.map(({ id }) => id);
  const answers = await loadAnswers(read, ids);
  const builder = new TextIndexBuilder(language);
  for (const { id, text } of questions)
    builder.add({ name: text, description: (answers.get(id) ?? []).map((answer) => answer.text).join(' ') });
  return { ids, texts: await builder.finish() };
}

/** Questions that contain every word; where there are none, those with at least half of the words. */
function findMatches(texts: TextIndex, query: string, language: string): MatchedDocuments {
  const exact = texts.search(query);
  if (exact.length > 0) return exact;
  const { scores, termsIn, termCount } = texts.rank(queryWords(query, language));
  return sortByScore(scores.map((score, at) => ((termsIn[at] ?? 0) * 2 >= Math.max(termCount, 1) ? score : 0)));
}
