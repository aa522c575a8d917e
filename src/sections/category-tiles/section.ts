import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { categoryLoader } from '../load-categories.ts';
import { PEG, SNOW } from '../sample-images.ts';

const tile = z.object({
  categoryId: z.string().max(200).optional().meta({ title: 'Category', description: 'Gives name, link and count.' }),
  title: text.optional().meta({ title: 'Name', description: 'Instead of the name of the category.' }),
  text: text.optional().meta({ title: 'Line below the name' }),
  image: image.optional().meta({ title: 'Picture', description: 'Instead of one of its products.' }),
  href: z.string().max(2_000).optional().meta({ title: 'Link', description: 'Instead of the page of the category.' }),
});

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  items: z.array(tile).max(24).optional().meta({ title: 'Tiles' }),
  categoryId: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Categories below', description: 'Shows all categories below this one where no tiles are chosen.' }),
  cta: link.optional().meta({ title: 'Link to all of them' }),
});

export const categoryTiles = defineSection({
  type: 'category-tiles',
  labels: {
    title: 'Category tiles',
    description: 'Ways into the assortment, with a picture and the number of products.',
  },
  schema,
  variants: {
    tiles: 'Equal tiles',
    mosaic: 'The first one large, names on the pictures',
    index: 'A register in lines',
  },
  samples: {
    tiles: {
      title: 'By what is underfoot',
      items: [
        { categoryId: 'hiking-boots', text: 'Broken ground, with a pack' },
        { categoryId: 'trail-shoes', text: 'Fast and wet' },
        { categoryId: 'winter-boots', text: 'Standing still in the cold' },
        { title: 'Repairs', text: 'New soles, nine working days', image: PEG, href: '/repair-and-care' },
      ],
      cta: { label: 'All footwear', href: '/c/footwear' },
    },
    mosaic: {
      eyebrow: 'November to March',
      title: 'Short days',
      items: [
        { categoryId: 'winter-boots', image: SNOW },
        { categoryId: 'jackets', image: PEG },
        { categoryId: 'hiking-boots' },
        { categoryId: 'trail-shoes' },
        { categoryId: 'packs' },
      ],
    },
    index: {
      title: 'Register of gear',
      text: 'Everything that is not worn. The number is what we have in stock today, not what we have ever made.',
      categoryId: 'gear',
    },
  },
  loader: categoryLoader,
});
