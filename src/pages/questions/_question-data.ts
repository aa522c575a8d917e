import { getProductDetails } from '../../api/catalog/products.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { getQuestions } from '../../api/catalog/questions.ts';
import type { QuestionList } from '../../api/catalog/questions.schema.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import type { QuestionPageQuery } from '../../lib/product/question-query.ts';
import { failedStatus } from '../_failed-status.ts';

/** Questions on a page. */
export const PAGE_SIZE = 20;

/** The product of the page, or the status of the error page. */
export function loadProduct(shop: RequestContext): Promise<ProductDetails | number> {
  const productId = shop.params['productId'] ?? '';
  return shop
    .call(getProductDetails, { params: { productId } })
    .catch((error: unknown) => failedStatus(error, shop.log));
}

export interface QuestionsData {
  readonly list: QuestionList;
  /** The page that is shown: the first, where the address names one past the end. */
  readonly page: number;
  /** Number of questions in other languages that match. */
  readonly elsewhere: number;
}

/** The questions of a page, by default those in its language. */
export async function loadQuestions(
  { call, locale }: Pick<RequestContext, 'call' | 'locale'>,
  productId: string,
  { q, sort, page, isAnyLanguage }: QuestionPageQuery,
): Promise<QuestionsData> {
  const search = { sort, ...(q !== '' && { q }) };
  const own = isAnyLanguage ? search : { ...search, language: locale.slice(0, 2) };
  const read = (start: number) =>
    call(getQuestions, { params: { productId }, query: { ...own, start, count: PAGE_SIZE } });
  const countAll = isAnyLanguage
    ? undefined
    : call(getQuestions, { params: { productId }, query: { ...search, count: 0 } });
  const [first, all] = await Promise.all([read((page - 1) * PAGE_SIZE), countAll]);
  const isPastEnd = page > 1 && first.questions.length === 0;
  const list = isPastEnd ? await read(0) : first;
  return { list, page: isPastEnd ? 1 : page, elsewhere: all === undefined ? 0 : all.total - list.total };
}
