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
    .meta({ title: 'Most products of the category', description: '12 without it.' }),
  cta: link.optional().meta({ title: 'Link to all of them' }),
});

export const productCarousel = defineSection({
  type: 'product-carousel',
  labels: { title: 'Product carousel', description: 'A row of products to scroll through. It never moves by itself.' },
  schema,
  variants: { shelf: 'On the ground of the page', deep: 'Forest night with contour lines' },
  samples: {
    shelf: {
      title: 'What people come back for',
      productIds: ['saddleback-mid', 'catchment-shell', 'scree-runner', 'daymark-22', 'ordnance-low'],
    },
    deep: {
      eyebrow: 'After dark',
      title: 'Short days, long shadows',
      categoryId: 'footwear',
      cta: { label: 'All footwear', href: '/c/footwear' },
    },
  },
  hydration: 'visible',
  loader: productLoader(12),
});
