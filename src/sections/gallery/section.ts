import { z } from 'zod';
import { image, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BENCH, CAIRN, DRYING_ROOM, FOREST, PEG, RIDGE, TARN } from '../sample-images.ts';

const entry = image.extend({
  title: text.optional().meta({ title: 'Title' }),
  caption: text.optional().meta({ title: 'Caption' }),
});

const schema = z.object({
  images: z.array(entry).max(60).meta({ title: 'Pictures' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
});

export const gallery = defineSection({
  type: 'gallery',
  traits: { images: 'subject' },
  labels: { title: 'Gallery', description: 'Pictures with captions, each of which opens large.' },
  schema,
  variants: { mosaic: 'All at once, some large', stage: 'One large at a time, to scroll through' },
  samples: {
    mosaic: {
      eyebrow: 'Field notes, October',
      title: 'Four days between two huts',
      images: [
        { ...TARN, title: 'Camp at the tarn', caption: '612 m, before the wind turned' },
        { ...CAIRN, caption: 'The cairn that is not on the map' },
        { ...FOREST, caption: 'Rain, third hour' },
        { ...DRYING_ROOM, caption: 'Drying room, full by six' },
        { ...PEG, caption: 'Day three stays indoors' },
      ],
    },
    stage: {
      title: 'How a boot gets its second sole',
      images: [
        {
          ...BENCH,
          title: 'Off with the old one',
          caption: 'Heat, a blunt knife and patience: the midsole must stay whole.',
        },
        { ...DRYING_ROOM, title: 'Two nights of drying', caption: 'Glue holds on dry leather only.' },
        { ...RIDGE, title: 'Back on the hill', caption: 'The test walk is 14 km and includes the bog.' },
      ],
    },
  },
  hydration: 'visible',
});
