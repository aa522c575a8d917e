import { z } from 'zod';
import { image as imageField, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BOOT, RIDGE } from '../sample-images.ts';

const schema = z.object({
  image: imageField,
  title: text.optional().meta({ title: 'Title' }),
  caption: text.optional().meta({ title: 'Caption' }),
  cta: link.optional().meta({ title: 'Link below the picture' }),
});

export const image = defineSection({
  type: 'image',
  traits: { images: 'subject' },
  labels: { title: 'Picture', description: 'One picture with its caption.' },
  schema,
  variants: { wide: 'As wide as the text grid', full: 'From edge to edge', inset: 'Beside its caption' },
  samples: {
    wide: { image: RIDGE, caption: 'The east side at ten past six. The path is the pale line left of the pines.' },
    full: { image: RIDGE, caption: 'Seven ridges, one road.' },
    inset: { image: BOOT, caption: 'Saddleback Mid after its second resole, 1,900 km.' },
  },
});
