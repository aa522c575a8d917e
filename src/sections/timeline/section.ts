import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BENCH } from '../sample-images.ts';

const item = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  date: z.string().max(200).optional().meta({
    title: 'Date',
    description:
      'A year, month or day: 2019, 2019-04 or 2019-04-12. It is written as the language does; other words stay as they are.',
  }),
  text: text.optional().meta({ title: 'Text' }),
  html: html.optional(),
  image: image.optional(),
  value: z
    .number()
    .optional()
    .meta({ title: 'Height', description: 'A number for the line of the elevation profile.' }),
  unit: z.string().max(40).optional().meta({ title: 'Unit of the height', description: 'Such as m or km.' }),
  cta: link.optional().meta({ title: 'Link' }),
});

const schema = z.object({
  items: z.array(item).max(40).meta({ title: 'Stations' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
});

export const timeline = defineSection({
  type: 'timeline',
  labels: { title: 'Timeline', description: 'What happened when, or a way from station to station.' },
  schema,
  variants: { vertical: 'Downwards, along a trail', profile: 'Sideways, under an elevation line' },
  samples: {
    vertical: {
      eyebrow: 'Since 1974',
      title: 'How a repair bench became a shop',
      items: [
        {
          date: '1974',
          title: 'One bench, no boots',
          text: 'Two cobblers mend what others made, in a former post office at 640 m.',
        },
        {
          date: '1991-04',
          title: 'The first pair of our own',
          text: 'After seventeen years of replacing the same seam, a boot that has only one.',
        },
        {
          date: '2008',
          title: 'Jackets, because of the queue',
          text: 'People waited for their boots in shells that leaked at the hem. We started there.',
        },
        {
          date: '2024-03-11',
          title: 'Fluorine leaves the building',
          text: 'Membranes and repellents without it, tested for a year before anybody could buy them.',
          image: BENCH,
          cta: { label: 'What is in our products', href: '/repair-and-care' },
        },
      ],
    },
    profile: {
      title: 'The test walk, station by station',
      text: 'Every prototype goes round once, with 12 kg and in whatever weather there is.',
      items: [
        { value: 240, unit: 'm', title: 'Valley car park', text: 'Tarmac. Squeaks show here.' },
        { value: 515, unit: 'm', title: 'The bog', text: 'Forty minutes at ankle depth.' },
        { value: 1180, unit: 'm', title: 'North gully', text: 'Scree and a stretch of hands.' },
        { value: 1386, unit: 'm', title: 'The cairn', text: 'Lunch, and feet out of the boots.' },
        { value: 730, unit: 'm', title: 'The long descent', text: 'Toes find out about the last.' },
      ],
    },
  },
});
