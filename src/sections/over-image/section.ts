import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { HUT, TARN } from '../sample-images.ts';

/** The same image, cropped to the hut. */
const HUT_SMALL = {
  src: '/media/scenes/hut-winter-night-960.webp',
  width: 960,
  height: 540,
  focalPoint: { x: 0.7, y: 0.6 },
};

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  image,
  layers: z
    .array(image.pick({ src: true, width: true, height: true }))
    .max(7)
    .optional()
    .meta({
      title: 'Depths of the picture',
      description:
        'The same scene from its second depth to the nearest, each as large as the picture and clear where farther ones show. On wide screens they fall behind at different speeds.',
    }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text', description: 'One or two sentences.' }),
  html: html.optional(),
  position: z
    .enum(['start', 'end', 'bottom'])
    .default('start')
    .meta({ title: 'Place of the text', description: 'At the start or the end of the picture, or across its foot.' }),
  cta: link.optional().meta({ title: 'Main link' }),
  ctas: z.array(link).max(4).optional().meta({ title: 'Links', description: 'The first is the main one.' }),
});

export const overImage = defineSection({
  type: 'over-image',
  labels: {
    title: 'Text over a picture',
    description: 'A legend on a picture that may have another cut for phones. The text stays readable on any picture.',
  },
  schema,
  variants: { tall: 'As high as the window', band: 'A band across the page' },
  samples: {
    tall: {
      eyebrow: 'Winter, hut at 1,860 m',
      title: 'Arrive before the light does',
      text: 'Insulated boots, tested standing still at the temperature on the label.',
      image: { ...HUT, small: HUT_SMALL },
      cta: { label: 'Winter boots', href: '/c/winter-boots' },
      ctas: [{ label: 'How we test warmth', href: '/winter-field-notes' }],
    },
    band: {
      title: 'Nothing to carry but lunch',
      text: 'Packs of 22 litres and less, the heaviest at 740 g.',
      image: { ...TARN, focalPoint: { x: 0.8, y: 0.9 } },
      position: 'bottom',
      cta: { label: 'Day packs', href: '/c/packs' },
    },
  },
});
