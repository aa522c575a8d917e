import type { ArticleList } from './articles.schema.ts';
import { operation } from '../core/operation.ts';

/** Articles of the request's site and locale that contain every word of the query, the best match first. */
export const searchArticles = operation<{ query: { q: string; start?: number; count?: number } }, ArticleList>({
  name: 'searchArticles',
  method: 'GET',
  path: '/products/v2/search/articles',
  access: 'anyone',
  errors: [],
});
