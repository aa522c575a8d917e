import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';
import { DAY_PACK, DRYING_ROOM } from '../sample-images.ts';

const MAX_SPOTS = 12;

const share = z.number().min(0).max(100);

const spot = z.object({
  productId: z.string().max(200).meta({ title: 'Product' }),
  x: share.meta({ title: 'From the left edge', description: 'In percent of the width of the picture.' }),
  y: share.meta({ title: 'From the top edge', description: 'In percent of its height.' }),
});

const schema = z.object({
  image: image.omit({ small: true }),
  items: z.array(spot).max(MAX_SPOTS).meta({ title: 'Spots', description: 'Numbered in this order.' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  cta: link.optional().meta({ title: 'Link' }),
});

const products = productLoader(MAX_SPOTS);
type Content = z.output<typeof schema>;
const choice = ({ items }: Content) => ({ productIds: [...new Set(items.map(({ productId }) => productId))] });

export const shopTheLook = defineSection({
  type: 'shop-the-look',
  labels: { title: 'Shop the look', description: 'A picture with numbered spots, and the products they mark.' },
  schema,
  variants: { beside: 'Picture with its legend beside it', below: 'Wide picture with product cards below it' },
  samples: {
    beside: {
      eyebrow: 'The drying room, 19:40',
      title: 'What came in wet',
      text: 'Two hours above a stove that is warm, not hot. Leather cracks at sixty degrees; wool does not care.',
      image: DRYING_ROOM,
      items: [
        { productId: 'saddleback-mid', x: 20, y: 64 },
        { productId: 'contour-crew-sock', x: 27, y: 31 },
        { productId: 'byre-pile', x: 69, y: 36 },
        { productId: 'hut-mug', x: 94, y: 70 },
      ],
      cta: { label: 'How to dry a boot', href: '/repair-and-care' },
    },
    below: {
      title: 'Six hours, two things',
      image: DAY_PACK,
      items: [
        { productId: 'daymark-22', x: 51, y: 60 },
        { productId: 'almanac-bottle', x: 78, y: 65 },
      ],
    },
  },
  loader: {
    key: (content) => products.key(choice(content)),
    load: (content, context) => products.load(choice(content), context),
  },
});
