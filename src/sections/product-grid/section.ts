import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';
import { productList } from '../product-list.schema.ts';

const COUNT = 8;

export const productGrid = defineSection({
  type: 'product-grid',
  traits: { productList: true },
  labels: { title: 'Product grid', description: 'Chosen products, or the first of a category.' },
  schema: productList(COUNT),
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
  loader: productLoader(COUNT),
});
