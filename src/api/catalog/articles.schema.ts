import { z } from 'zod';

export const articleQuery = z.object({
  q: z.string().max(200),
  start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** At most 100 are returned, whatever `count` is requested. */
  count: z.coerce.number().int().min(0).default(12),
});

const articleSummary = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Path without its locale. */
    href: z.string(),
    image: z
      .object({
        src: z.string(),
        alt: z.string(),
        width: z.number().int().optional(),
        height: z.number().int().optional(),
      })
      .optional(),
    /** As in the document, ISO 8601. */
    publishedAt: z.string().optional(),
  })
  .meta({ id: 'ArticleSummary' });

export const articleList = z
  .object({
    total: z.number().int(),
    start: z.number().int(),
    count: z.number().int(),
    articles: z.array(articleSummary),
  })
  .meta({ id: 'ArticleList' });

export type ArticleQuery = z.output<typeof articleQuery>;
export type ArticleSummary = z.output<typeof articleSummary>;
export type ArticleList = z.output<typeof articleList>;
