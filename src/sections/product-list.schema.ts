import { z } from 'zod';
import { link, products, text } from '../cms/sections/content-fields.ts';

/** Content of a section that lists products; `count` is the default number of products of a category. */
export const productList = (count: number) =>
  z.object({
    ...products,
    title: text.optional().meta({ title: 'Title' }),
    eyebrow: text.optional().meta({ title: 'Line above the title' }),
    text: text.optional().meta({ title: 'Text' }),
    count: z
      .number()
      .int()
      .min(1)
      .max(48)
      .optional()
      .meta({ title: 'Most products of the category', description: `${count} without it.` }),
    cta: link.optional().meta({ title: 'Link to all of them' }),
  });
