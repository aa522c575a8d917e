import { z } from 'zod';
import { image } from './content-fields.ts';

/**
 * Top-level members of documents, Aisle's own additions to the envelope of an augmented page: what a list, the page's
 * head and search engines show of an article (`article`) or a collection (`collection`). An invalid member is left out.
 */

const line = (title: string) => z.string().max(500).optional().catch(undefined).meta({ title });
const date = (title: string) =>
  z
    .string()
    .max(40)
    .refine((value) => !Number.isNaN(Date.parse(value)))
    .optional()
    .catch(undefined)
    .meta({ title, description: 'As in ISO 8601: 2026-03-14.' });
const optionalImage = image.optional().catch(undefined);

export const articleMeta = z.object({
  title: line('Title'),
  summary: line('Summary'),
  image: optionalImage,
  author: line('Author'),
  publishedAt: date('Published'),
  updatedAt: date('Last changed'),
  readingMinutes: z.number().int().min(1).max(600).optional().catch(undefined).meta({ title: 'Minutes to read' }),
  tags: z
    .array(z.string().max(100))
    .max(50)
    .catch(() => [])
    .meta({ title: 'Subjects' }),
});

export const collectionMeta = z.object({ title: line('Title'), summary: line('Summary'), image: optionalImage });

export type ArticleMeta = z.output<typeof articleMeta>;
export type CollectionMeta = z.output<typeof collectionMeta>;
