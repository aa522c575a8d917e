import { articleList, articleQuery } from '../../src/api/articles.schema.ts';
import { searchArticles } from '../../src/api/articles.ts';
import type { ArticleSearch } from '../content/article-search.ts';
import { openCall, type Call } from './call.ts';

export function articleCalls(articles: ArticleSearch): Call[] {
  return [
    openCall(searchArticles, {
      summary: 'Articles that hold every word of the query, the best first',
      query: articleQuery,
      answer: articleList,
      perform: ({ query }, { scope }) => articles.search(query, scope),
    }),
  ];
}
