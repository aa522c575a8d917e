import { z } from 'zod';
import { link, products, text } from '../../cms/content-fields.ts';
import { defineSection } from '../../cms/section.ts';
import { productLoader } from '../load-products.ts';

const schema = z.object({
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
    .meta({ title: 'Most products of the category', description: '8 without it.' }),
  cta: link.optional().meta({ title: 'Link to all of them' }),
});

export const productGrid = defineSection({
  type: 'product-grid',
  labels: { title: 'Product grid', description: 'Chosen products, or the first of a category.' },
  schema,
  variants: { even: 'Four beside each other', lead: 'The first one large' },
  samples: {
    even: {
      title: 'For the wet half of the year',
      text: 'Full rands, membranes that were tested, soles that grip a slab.',
      categoryId: 'footwear',
      cta: { label: 'All footwear', href: '/c/footwear' },
    },
    lead: {
      title: 'Packed for two nights',
      productIds: ['saddleback-mid', 'catchment-shell', 'scree-runner', 'daymark-22', 'ordnance-low'],
    },
  },
  loader: productLoader(8),
});
