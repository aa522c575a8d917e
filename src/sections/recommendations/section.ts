import { z } from 'zod';
import { isApiError } from '../../api/core/api-error.ts';
import { getRecommendations } from '../../api/catalog/recommendations.ts';
import type { Recommendations } from '../../api/catalog/recommendations.schema.ts';
import { text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';
import type { ProductSummary } from '../../ui/product-summary.ts';
import { productLoader } from '../load-products.ts';

/** Why products are recommended. The last two are personal: they need consent, and take the place of others. */
const KINDS = ['similar', 'bought-together', 'viewed-together', 'popular', 'recently-viewed', 'personal'] as const;
const COUNT = 8;

const schema = z.object({
  kind: z.enum(KINDS).meta({
    title: 'What is recommended',
    description:
      'similar, bought-together and viewed-together start from the product of the page; recently-viewed and personal are shown with consent only.',
  }),
  title: text.optional().meta({ title: 'Title' }),
  fallbackTitle: text.optional().meta({
    title: 'Title without consent',
    description: 'Of recently-viewed and personal: above the popular products that are shown until then.',
  }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  productId: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Product', description: 'On product pages: the product of the page.' }),
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

export const isPersonal = (kind: Kind): boolean => kind === 'recently-viewed' || kind === 'personal';

/** What the server shows: bestsellers for personal kinds. */
function widgetOf({ kind }: Content): Recommendations['widget'] {
  return kind === 'popular' || kind === 'recently-viewed' || kind === 'personal' ? 'bestsellers' : kind;
}

async function loadRecommended(content: Content, context: LoadContext): Promise<readonly Recommended[]> {
  const { productId, categoryId, count = COUNT } = content;
  const category = categoryId === undefined ? {} : { category: categoryId };
  // A sample of the studio has no product page around it.
  if (context.isSample === true) return productLoader(count).load({ categoryId: 'all', count }, context);
  const widget = widgetOf(content);
  if (widget !== 'bestsellers' && productId === undefined) return [];
  try {
    const query = { widget, count, productId, ...(widget === 'bestsellers' && category) };
    const { products } = await context.call(getRecommendations, { query }, { signal: context.signal });
    return products;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

export const recommendations = defineSection({
  type: 'recommendations',
  traits: { productPage: true },
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
    key: (content) => JSON.stringify([widgetOf(content), content.productId, content.categoryId, content.count]),
    load: loadRecommended,
  },
});
