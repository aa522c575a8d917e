import { z } from 'zod';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { articleLoader } from '../load-documents.ts';

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  slugs: z
    .array(z.string().max(200))
    .max(24)
    .optional()
    .meta({ title: 'Articles', description: 'Their names, in order. Without them all articles, the newest first.' }),
  tag: z.string().max(100).optional().meta({ title: 'Subject', description: 'Only articles about it.' }),
  count: z.number().int().min(1).max(48).optional().meta({ title: 'Most articles' }),
  cta: link.optional().meta({ title: 'Link to all of them' }),
});

export const articleList = defineSection({
  type: 'article-list',
  traits: { references: { field: 'slugs', noun: 'article', optional: 'articles/' } },
  labels: {
    title: 'Article list',
    description: 'Articles with picture, date and summary: chosen ones, or the newest.',
  },
  schema,
  variants: { cards: 'Equal cards', lead: 'The first one large, the others in lines' },
  samples: {
    cards: { title: 'Field notes', text: 'What we found out by getting it wrong first.', count: 6 },
    lead: { eyebrow: 'From the workshop', title: 'Read before the rain', count: 5 },
  },
  loader: articleLoader,
});
