import { articleList, articleQuery } from '../../src/api/catalog/articles.schema.ts';
import { searchArticles } from '../../src/api/catalog/articles.ts';
import type { ArticleSearch } from './search/article-search.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export function articleEndpoints(articles: ArticleSearch): Endpoint[] {
  return [
    openEndpoint(searchArticles, {
      summary: 'Articles that match every word of the query, most relevant first',
      query: articleQuery,
      response: articleList,
      perform: ({ query }, { scope }) => articles.search(query, scope),
    }),
  ];
}
