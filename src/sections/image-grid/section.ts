import { z } from 'zod';
import { image, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BOOT, COLLAR, RIDGE, SOLE } from '../sample-images.ts';

const entry = image.extend({
  title: text.optional().meta({ title: 'Title' }),
  caption: text.optional().meta({ title: 'Caption' }),
  href: z.string().max(2_000).optional().meta({ title: 'Link', description: 'Needs a title to carry it.' }),
});

const schema = z.object({
  images: z.array(entry).max(100).meta({ title: 'Pictures' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
});

export const imageGrid = defineSection({
  type: 'image-grid',
  traits: { images: 'subject' },
  labels: { title: 'Picture grid', description: 'Several pictures, each with a title or a link of its own.' },
  schema,
  variants: { even: 'Equal tiles', mosaic: 'The first one large' },
  samples: {
    even: {
      title: 'Where you are going',
      images: [
        { ...RIDGE, title: 'Above the tree line', caption: 'Stiff soles, full rands', href: '/c/mountain-boots' },
        { ...BOOT, title: 'Long days, good paths', caption: 'Three-season boots', href: '/c/hiking-boots' },
        { ...SOLE, title: 'Fast and wet', caption: 'Trail shoes with 6 mm lugs', href: '/c/trail-shoes' },
      ],
    },
    mosaic: {
      title: 'Saddleback Mid, up close',
      images: [
        BOOT,
        { ...SOLE, caption: 'Lugs 5 mm deep, heel brake' },
        { ...COLLAR, caption: 'Locking hook at the ankle' },
      ],
    },
  },
});
