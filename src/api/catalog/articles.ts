import type { ArticleList } from './articles.schema.ts';
import { operation } from '../core/operation.ts';

/** Articles of the call's site and locale that hold every word of the query, the best first. */
export const searchArticles = operation<{ query: { q: string; start?: number; count?: number } }, ArticleList>({
  name: 'searchArticles',
  method: 'GET',
  path: '/products/v2/search/articles',
});
