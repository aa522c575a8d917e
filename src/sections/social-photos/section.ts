import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';
import { BENCH, CAIRN, DAY_PACK, FORD, PEG, SNOW } from '../sample-images.ts';

const MAX_PHOTOS = 48;

const photo = z.object({
  image,
  author: text.optional().meta({ title: 'Author', description: 'As the author wants to be named.' }),
  text: text.optional().meta({ title: 'Caption' }),
  href: z.string().max(2_000).optional().meta({ title: 'Link', description: 'To the author or the original.' }),
  productId: z.string().max(200).optional().meta({ title: 'Product in the picture' }),
});

const schema = z.object({
  items: z.array(photo).max(MAX_PHOTOS).meta({ title: 'Photos' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text', description: 'Such as how to send one in.' }),
  cta: link.optional().meta({ title: 'Link' }),
});

const products = productLoader(MAX_PHOTOS);
const choice = ({ items }: z.output<typeof schema>) => ({
  productIds: items.flatMap(({ productId }) => productId ?? []),
});

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
  traits: { images: 'subject' },
  labels: {
    title: 'Photos of the community',
    description: 'Photos people took, with their names and what is in them.',
  },
  schema,
  variants: { strip: 'A strip to scroll through', mosaic: 'A wall, every third one large' },
  samples: {
    strip: { title: 'Seen out there', text: 'Sent in by people who were wet at the time.', items },
    mosaic: {
      eyebrow: 'Register of walkers',
      title: 'Not taken by us',
      items,
      cta: { label: 'Send us yours', href: '/about-us' },
    },
  },
  loader: {
    key: (content) => products.key(choice(content)),
    load: (content, context) => products.load(choice(content), context),
  },
});
