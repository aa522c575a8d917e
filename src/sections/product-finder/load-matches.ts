import { isApiError } from '../../api/core/api-error.ts';
import { getCatalog } from '../../api/catalog/products.ts';
import type { ProductSummary } from '../../api/catalog/products.schema.ts';
import type { LoadContext } from '../../cms/sections/section.ts';
import {
  readGuideAnswers,
  selectByAnswers,
  type GuideAnswer,
  type GuideQuestion,
  type GuideSelection,
} from '../../lib/product/guide-answers.ts';

interface Guide {
  readonly categoryId: string;
  readonly questions: readonly GuideQuestion[];
  readonly answers?: readonly string[] | undefined;
}

export interface Matches {
  /** Those given, and no preference for questions none of whose answers leads to a product. */
  readonly answers: readonly GuideAnswer[];
  /** How many products each answer to the next question leads to, by its id. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of products that meet the answers so far, or at the end those that count. */
  readonly total: number;
  /** The first ones, once all questions are answered. */
  readonly products: readonly ProductSummary[];
  /** Answers that were given up, because no product meets all of them. */
  readonly unmet: readonly GuideAnswer[];
}

const MAX_SHOWN = 8;

/**
 * The products that meet the answers. Where no product meets all of them, as in an address of another day, the answers to the
 * last questions are given up, one at a time. An unknown category has no products.
 */
export async function loadMatches(guide: Guide, context: LoadContext): Promise<Matches> {
  const { categoryId, questions } = guide;
  const { answers, counts } = await openNext(guide, context);
  const count = answers.length === questions.length ? MAX_SHOWN : 1;
  for (let used = answers.length; ; used -= 1) {
    const { total, products } = await find(selectByAnswers(categoryId, answers.slice(0, used)), count, context);
    if (total > 0 || used === 0) {
      const unmet = answers.slice(used).filter(({ options }) => options.length > 0);
      return { answers, counts, total, products: count === 1 ? [] : products, unmet };
    }
  }
}

/** Passes over questions none of whose answers leads to a product. */
async function openNext(
  { categoryId, questions, answers = [] }: Guide,
  context: LoadContext,
): Promise<Pick<Matches, 'answers' | 'counts'>> {
  const given = readGuideAnswers(questions, answers);
  for (const [index, question] of questions.slice(given.length).entries()) {
    const former = [...given, ...questions.slice(given.length, given.length + index).map(withoutPreference)];
    const totals = question.options.map(async (option) => {
      const selection = selectByAnswers(categoryId, [...former, { question, options: [option] }]);
      return [option.id, (await find(selection, 1, context)).total] as const;
    });
    const counts = Object.fromEntries(await Promise.all(totals));
    if (Math.max(...Object.values(counts)) > 0) return { answers: former, counts };
  }
  return { answers: [...given, ...questions.slice(given.length).map(withoutPreference)], counts: {} };
}

const withoutPreference = (question: GuideQuestion): GuideAnswer => ({ question, options: [] });

async function find(
  { categoryId, facets }: GuideSelection,
  count: number,
  { call, signal }: LoadContext,
): Promise<{ readonly total: number; readonly products: readonly ProductSummary[] }> {
  const query = { category: categoryId, count, ...Object.fromEntries(facets), 'f.available': ['true'] };
  try {
    return await call(getCatalog, { query }, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { total: 0, products: [] };
    throw error;
  }
}
