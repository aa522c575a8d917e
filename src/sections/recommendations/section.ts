import { z } from 'zod';
import { isApiError } from '../../api/core/api-error.ts';
import { getRecommendations } from '../../api/catalog/recommendations.ts';
import { MAX_VIEWED, type Recommendations } from '../../api/catalog/recommendations.schema.ts';
import { text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';
import type { ProductSummary } from '../../ui/product-summary.ts';
import { productLoader } from '../load-products.ts';

/** Why products are recommended. The last two are personal: they need consent, and take the place of others. */
const KINDS = [
  'similar',
  'bought-together',
  'viewed-together',
  'popular',
  'cart',
  'recently-viewed',
  'personal',
] as const;
const COUNT = 8;
/** Fewer products that were bought or viewed together are none. */
const MIN_PAIRED = 3;

const schema = z.object({
  kind: z.enum(KINDS).meta({
    title: 'What is recommended',
    description:
      'similar, bought-together and viewed-together start from the product of the page, and the last two show nothing where fewer than three products were; cart from the products in the cart, on its page; recently-viewed and personal are shown with consent only.',
  }),
  feed: z.enum(['recommendations', 'personalisation']).optional().meta({
    title: 'Feed of personal products',
    description:
      'Of personal only. recommendations: what suits the products viewed on the device; personalisation: what the personalisation engine decides.',
  }),
  title: text.optional().meta({ title: 'Title' }),
  fallbackTitle: text.optional().meta({
    title: 'Title without consent',
    description: 'Of cart, recently-viewed and personal: above the popular products that are shown until then.',
  }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  productId: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Product', description: 'On product pages: the product of the page.' }),
  productIds: z
    .array(z.string().max(200))
    .max(MAX_VIEWED)
    .optional()
    .meta({ title: 'Products', description: 'On the cart page: the products in the cart.' }),
  categoryId: z.string().max(200).optional().meta({ title: 'Category of popular products' }),
  count: z
    .number()
    .int()
    .min(1)
    .max(12)
    .optional()
    .meta({ title: 'Most products', description: `${COUNT} without it.` }),
});

type Content = z.output<typeof schema>;
type Kind = Content['kind'];
/** A product of the catalogue; without a token where the shop is only shown as a sample. */
type Recommended = ProductSummary & Partial<Pick<Recommendations['products'][number], 'title' | 'recToken'>>;

/** Products that visitors put together: nothing else fills such a list, and most products may have none. */
export const isPaired = (kind: Kind): boolean => kind === 'bought-together' || kind === 'viewed-together';

export const isPersonal = (kind: Kind): boolean => kind === 'recently-viewed' || kind === 'personal';

/** What the server shows: bestsellers for personal kinds and an empty cart. */
function widgetOf({ kind, productIds = [] }: Content): Recommendations['widget'] {
  if (kind === 'cart') return productIds.length > 0 ? 'cart' : 'bestsellers';
  return kind === 'popular' || kind === 'recently-viewed' || kind === 'personal' ? 'bestsellers' : kind;
}

async function loadRecommended(content: Content, context: LoadContext): Promise<readonly Recommended[]> {
  const { productId, productIds = [], categoryId, count = COUNT } = content;
  const category = categoryId === undefined ? {} : { category: categoryId };
  // A sample of the studio has no product page around it.
  if (context.isSample === true) return productLoader(count).load({ categoryId: 'all', count }, context);
  const widget = widgetOf(content);
  const isOfProduct = widget !== 'bestsellers' && widget !== 'cart';
  if (isOfProduct && productId === undefined) return [];
  try {
    const of = widget === 'cart' ? { inCart: productIds.join(',') } : { productId };
    const query = { widget, count, ...of, ...(widget === 'bestsellers' && category) };
    const { products } = await context.call(getRecommendations, { query }, { signal: context.signal });
    return isPaired(content.kind) && products.length < Math.min(MIN_PAIRED, count) ? [] : products;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

export const recommendations = defineSection({
  type: 'recommendations',
  traits: { productPage: true, cartPage: true },
  labels: {
    title: 'Recommendations',
    description: 'Products that suit the page or the visitor, in a row to scroll through.',
  },
  schema,
  variants: { shelf: 'On the ground of the page', deep: 'Forest night with contour lines' },
  samples: {
    shelf: { kind: 'similar', title: 'More like this', productId: 'saddleback-mid' },
    deep: {
      kind: 'recently-viewed',
      eyebrow: 'From where you were',
      title: 'Seen a moment ago',
      fallbackTitle: 'What others take along',
    },
  },
  hydration: 'visible',
  loader: {
    key: (content) =>
      JSON.stringify([widgetOf(content), content.productId, content.productIds, content.categoryId, content.count]),
    load: loadRecommended,
  },
});
