import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { RIDGE } from '../sample-images.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title', description: 'Season, height, place: a few words.' }),
  text: text.optional().meta({ title: 'Text', description: 'One or two sentences.' }),
  html: html.optional(),
  image: image.optional(),
  cta: link.optional().meta({ title: 'Main link' }),
  ctas: z.array(link).max(4).optional().meta({ title: 'Links', description: 'The first is the main one.' }),
  facts: z
    .array(z.object({ label: text.meta({ title: 'What' }), value: text.meta({ title: 'How much' }) }))
    .max(6)
    .optional()
    .meta({
      title: 'Figures',
      description: 'Measured things, such as height or weight, set like the legend of a map.',
    }),
});

export const hero = defineSection({
  type: 'hero',
  labels: { title: 'Hero', description: 'Opens a page: one claim, one picture, where to go next.' },
  schema,
  variants: {
    panorama: 'Picture across the page, text in a legend on it',
    split: 'Text beside the picture',
    type: 'Text only, on contour lines',
  },
  samples: {
    panorama: {
      eyebrow: 'Autumn, 900 to 1,400 m',
      title: 'The path is the easy part',
      text: 'Boots and shells for the days when the forecast was wrong. Weighed, measured and repairable.',
      image: RIDGE,
      ctas: [
        { label: 'Hiking boots', href: '/c/hiking-boots' },
        { label: 'How to fit a boot', href: '/boot-fitting-guide' },
      ],
    },
    split: {
      eyebrow: 'Saddleback Mid',
      title: 'One seam, two resoles',
      text: 'A three-season boot cut from a single piece of 2.2 mm nubuck. When the lugs are gone, send it back: we put new ones on.',
      image: RIDGE,
      cta: { label: 'See the boot', href: '/p/saddleback-mid' },
      facts: [
        { label: 'Weight per pair', value: '1,180 g' },
        { label: 'Lugs', value: '5 mm' },
        { label: 'Load', value: 'up to 15 kg' },
      ],
    },
    type: {
      eyebrow: 'Repairs',
      title: 'Wet feet are a repair job',
      text: 'Most leaks are a split seam or a dry membrane. Both can be mended, usually within nine days.',
      cta: { label: 'Book a repair', href: '/repair-and-care' },
    },
  },
});
