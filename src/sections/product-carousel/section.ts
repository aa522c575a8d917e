import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';
import { productList } from '../product-list.schema.ts';

const COUNT = 12;

export const productCarousel = defineSection({
  type: 'product-carousel',
  traits: { productList: true },
  labels: { title: 'Product carousel', description: 'A row of products to scroll through. It never moves by itself.' },
  schema: productList(COUNT),
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
  loader: productLoader(COUNT),
});
