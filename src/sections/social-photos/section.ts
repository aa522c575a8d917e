import { z } from 'zod';
import { getCategoryPhotos, getStreamPhotos, getStreamsPhotos } from '../../api/catalog/photos.ts';
import type { MediaList } from '../../api/catalog/photos.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';
import type { ProductSummary } from '../../ui/product-summary.ts';
import { productLoader } from '../load-products.ts';
import { BENCH, CAIRN, DAY_PACK, FORD, PEG, SNOW } from '../sample-images.ts';

const MAX_PHOTOS = 48;
/** Which photos of the photo service follow those of `items`. */
const SOURCES = ['product', 'products', 'category', 'recent'] as const;
const COUNT = 12;

const photo = z.object({
  image,
  author: text.optional().meta({ title: 'Author', description: 'As the author wants to be named.' }),
  text: text.optional().meta({ title: 'Caption' }),
  href: z.string().max(2_000).optional().meta({ title: 'Link', description: 'To the author or the original.' }),
  productId: z.string().max(200).optional().meta({ title: 'Product in the picture' }),
});

const schema = z.object({
  items: z.array(photo).max(MAX_PHOTOS).default([]).meta({ title: 'Photos' }),
  source: z.enum(SOURCES).optional().meta({
    title: 'Photos of the photo service',
    description:
      'They follow those above: of the product of the page, of several products, of a category, or the newest.',
  }),
  productId: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Product', description: 'On product pages: the product of the page.' }),
  productIds: z.array(z.string().max(200)).max(50).optional().meta({ title: 'Products' }),
  categoryId: z.string().max(200).optional().meta({ title: 'Category', description: 'Its slug.' }),
  count: z
    .number()
    .int()
    .min(1)
    .max(MAX_PHOTOS)
    .optional()
    .meta({ title: 'Most photos of the service', description: `${COUNT} without it.` }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text', description: 'Such as how to send one in.' }),
  cta: link.optional().meta({ title: 'Link' }),
});

type Content = z.output<typeof schema>;

interface SocialPhotosData {
  /** Those that `items` show. */
  readonly products: readonly ProductSummary[];
  /** `undefined` where the content asks for none. */
  readonly list: MediaList | undefined;
}

const products = productLoader(MAX_PHOTOS);
const choice = ({ items }: Content) => ({
  productIds: items.flatMap(({ productId }) => productId ?? []),
});

async function loadList(content: Content, { call, signal }: LoadContext): Promise<MediaList | undefined> {
  const { source, productId, productIds = [], categoryId: category, count = COUNT } = content;
  const options = { signal };
  try {
    if (source === 'recent') return await call(getStreamsPhotos, { query: { count } }, options);
    if (source === 'category') return await call(getCategoryPhotos, { query: { category, count } }, options);
    if (source === 'products' && productIds.length > 0)
      return await call(getStreamsPhotos, { query: { streams: productIds.join(','), count } }, options);
    if (source === 'product' && productId !== undefined)
      return await call(getStreamPhotos, { params: { streamId: productId }, query: { count } }, options);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
  return undefined;
}

const items = [
  {
    image: CAIRN,
    author: 'Maren H.',
    text: 'Day four of nine. The hip belt has stopped squeaking.',
    productId: 'longhaul-48',
  },
  { image: FORD, author: 'Tobias and the dog', text: 'Two fords, one pair of dry socks.', productId: 'ford-sandal' },
  { image: SNOW, author: 'Inès R.', text: 'Minus fourteen at the bus stop.', productId: 'hoarfrost-winter' },
  { image: DAY_PACK, author: 'Colm', text: 'Lunch outweighed the pack.', productId: 'daymark-22' },
  { image: PEG, author: 'Hut at Grey Col', text: 'Left behind in May. Still here.', productId: 'catchment-shell' },
  { image: BENCH, author: 'Our workshop', text: 'Third soles, same uppers.', href: '/repair-and-care' },
];

export const socialPhotos = defineSection({
  type: 'social-photos',
  traits: { images: 'subject', productPage: true },
  labels: {
    title: 'Photos of the community',
    description: 'Photos people took, with their names and what is in them.',
  },
  schema,
  variants: { strip: 'A strip to scroll through', mosaic: 'A wall, every third one large' },
  samples: {
    strip: { title: 'Seen out there', text: 'Sent in by people who were wet at the time.', items, source: 'recent' },
    mosaic: {
      eyebrow: 'Register of walkers',
      title: 'Not taken by us',
      items,
      cta: { label: 'Send us yours', href: '/share-a-photo' },
    },
  },
  hydration: 'visible',
  loader: {
    key: ({ source, productId, productIds, categoryId, count, ...content }) =>
      JSON.stringify([products.key(choice({ ...content })), source, productId, productIds, categoryId, count]),
    async load(content, context): Promise<SocialPhotosData> {
      const [shown, list] = await Promise.all([products.load(choice(content), context), loadList(content, context)]);
      return { products: shown, list };
    },
  },
});
