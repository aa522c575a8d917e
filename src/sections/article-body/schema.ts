import { z } from 'zod';
import { html, image, text } from '../../cms/sections/content-fields.ts';

const PARTS = ['text', 'quote', 'picture', 'note'] as const;

const part = z.object({
  kind: z.enum(PARTS).default('text').meta({ title: 'Kind', description: 'Text, quote, picture, or a note aside.' }),
  html: html.optional().meta({ title: 'Text', description: 'Of a text or a note.' }),
  title: text.optional().meta({ title: 'Title', description: 'Of a note.' }),
  text: text.optional().meta({ title: 'Sentence', description: 'The quote, or the caption of a picture.' }),
  author: text.optional().meta({ title: 'Who said it' }),
  image: image.optional().meta({ title: 'Picture' }),
});

export const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Opening sentences' }),
  html: html.optional().meta({ title: 'Text' }),
  items: z.array(part).max(200).optional().meta({ title: 'Parts', description: 'After the text, in this order.' }),
  contents: z
    .boolean()
    .optional()
    .meta({ title: 'Table of contents', description: 'From the headings. A guide has one unless it is switched off.' }),
  slug: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Article', description: 'Its name, to show the author and dates it states.' }),
  author: text.optional().meta({ title: 'Author', description: 'Instead of the one of the article.' }),
  publishedAt: z.string().max(40).optional().meta({ title: 'Published', description: 'As in ISO 8601: 2026-03-14.' }),
  updatedAt: z.string().max(40).optional().meta({ title: 'Last changed' }),
});

export type ArticleBodyContent = z.input<typeof schema>;
