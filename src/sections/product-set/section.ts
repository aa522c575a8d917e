import { z } from 'zod';
import { isApiError } from '../../api/core/api-error.ts';
import { getProductSet, getProductSets } from '../../api/catalog/product-sets.ts';
import type { ProductSet } from '../../api/catalog/product-sets.schema.ts';
import { text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';

const MAX_SETS = 2;

const schema = z.object({
  setId: z.string().max(200).optional().meta({ title: 'Set', description: 'An id of product-sets.json.' }),
  productId: z.string().max(200).optional().meta({
    title: 'Product',
    description: 'Instead of a set: the sets that contain this product. On product pages the product of the page.',
  }),
  shoeSize: z
    .string()
    .max(40)
    .optional()
    .meta({ title: 'Shoe size to preselect', description: 'On product pages the shopper’s own.' }),
  title: text.optional().meta({ title: 'Title', description: 'Without it: the name of the set.' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
});

type Content = z.output<typeof schema>;

async function loadSets({ setId, productId }: Content, { call, signal }: LoadContext): Promise<readonly ProductSet[]> {
  try {
    if (setId !== undefined) return [await call(getProductSet, { params: { productSetId: setId } }, { signal })];
    if (productId === undefined) return [];
    const { sets } = await call(getProductSets, { params: { productId } }, { signal });
    return sets.slice(0, MAX_SETS);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

export const productSet = defineSection({
  type: 'product-set',
  traits: { productPage: true },
  labels: {
    title: 'Product set',
    description: 'Products that belong together, added to the cart at once with a size chosen for each.',
  },
  schema,
  variants: { list: 'A list beside its price' },
  samples: { list: { setId: 'wet-day', eyebrow: 'Complete the look' } },
  hydration: 'visible',
  loader: {
    key: ({ setId, productId }) => JSON.stringify([setId, productId]),
    load: loadSets,
  },
});
