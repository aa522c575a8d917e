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
  /** Number of products that meet the answers so far, or at the end those that count. */
  readonly total: number;
  /** The first ones, once all questions are answered. */
  readonly products: readonly ProductSummary[];
  /** Answers that were given up, because no product meets all of them. */
  readonly unmet: readonly GuideAnswer[];
}

const MAX_SHOWN = 8;

/**
 * The products that meet the answers. Where no product meets all of them, the answers to the last questions are given
 * up, one at a time. An unknown category has no products.
 */
export async function loadMatches(
  { categoryId, questions, answers = [] }: Guide,
  context: LoadContext,
): Promise<Matches> {
  const given = readGuideAnswers(questions, answers);
  const count = given.length === questions.length ? MAX_SHOWN : 1;
  for (let used = given.length; ; used -= 1) {
    const { total, products } = await find(selectByAnswers(categoryId, given.slice(0, used)), count, context);
    if (total > 0 || used === 0) {
      const unmet = given.slice(used).filter(({ options }) => options.length > 0);
      return { total, products: count === 1 ? [] : products, unmet };
    }
  }
}

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
