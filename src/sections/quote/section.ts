import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BENCH } from '../sample-images.ts';

const item = z.object({
  text: text.min(1).meta({ title: 'Quote', description: 'Without quotation marks; the language sets its own.' }),
  source: text.optional().meta({ title: 'Who said it' }),
  role: text.optional().meta({ title: 'What they do, or where it was said' }),
  cta: link.optional().meta({ title: 'Link to the source' }),
});

const schema = z.object({
  items: z.array(item).max(30).meta({ title: 'Quotes' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  image: image.optional().meta({ title: 'Picture', description: 'Shown by the variant with a picture.' }),
});

export const quote = defineSection({
  type: 'quote',
  labels: { title: 'Quotes', description: 'What somebody said, and who it was.' },
  schema,
  variants: {
    large: 'One after another, in large type',
    picture: 'Beside a picture',
    several: 'In columns',
  },
  samples: {
    large: {
      items: [
        {
          text: 'I have sold boots for thirty years. These are the first that came back for a third sole.',
          source: 'Ingrid Solheim',
          role: 'Fitter at our Bergen shop',
          cta: { label: 'How resoling works', href: '/repair-and-care' },
        },
      ],
    },
    picture: {
      eyebrow: 'From the bench',
      image: BENCH,
      items: [
        {
          text: 'People apologise for the mud. The mud tells me where they walked and which seam to look at first.',
          source: 'Tomasz Wilk',
          role: 'Cobbler, 22 years at the bench',
        },
      ],
    },
    several: {
      title: 'What came back with the repair slips',
      items: [
        {
          text: 'Left boot leaks at the toe. Right boot does not, which makes it worse.',
          source: 'Saddleback Mid, worn 14 months',
        },
        { text: 'The zip is fine. I would like it to go on being fine.', source: 'Catchment Shell, worn 3 years' },
        {
          text: 'My dog ate the laces and part of one tongue. He is well.',
          source: 'Col High, worn 2 winters',
        },
      ],
    },
  },
});
