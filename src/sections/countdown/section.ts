import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { SNOW } from '../sample-images.ts';

const schema = z.object({
  ends: z.iso.datetime({ offset: true }).meta({
    title: 'End',
    description: 'An instant with its offset: 2026-12-15T18:00:00-07:00, or Z for UTC.',
  }),
  timeZone: z.string().max(60).optional().meta({
    title: 'Time zone',
    description: 'Where the end is told, such as America/Denver. Without it: the offset of the end.',
  }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  endedText: text.optional().meta({ title: 'Text after the end' }),
  image: image.optional().meta({ title: 'Picture', description: 'Shown by the card.' }),
  cta: link.optional().meta({ title: 'Link', description: 'Until the end.' }),
});

const DAY = 86_400_000;
/** An evening some weeks after the rendering of the sample. */
const someWeeksAhead = `${new Date(Date.now() + 19 * DAY).toISOString().slice(0, 10)}T18:00:00-07:00`;

export const countdown = defineSection({
  type: 'countdown',
  traits: { deadline: { ends: 'ends', endedText: 'endedText' } },
  labels: { title: 'Countdown', description: 'The time left until something ends, and what is said afterwards.' },
  schema,
  variants: { bar: 'A bar across the page', card: 'A card with a picture' },
  samples: {
    bar: {
      title: 'Winter resoling closes for the year',
      text: 'What reaches us by then is back before the holidays.',
      ends: someWeeksAhead,
      timeZone: 'America/Denver',
      endedText: 'The bench is full for this year. The next slots open in January.',
      cta: { label: 'Send a pair in', href: '/repair-and-care' },
    },
    card: {
      eyebrow: 'Hoarfrost Winter, 400 pairs',
      title: 'Order before the last is packed away',
      text: 'We lasted this boot once and will not do so again until next autumn. What is ordered by then is made.',
      ends: someWeeksAhead,
      timeZone: 'America/Denver',
      endedText: 'The last is packed away. What is left in the shop is what there is.',
      image: SNOW,
      cta: { label: 'Order a pair', href: '/p/hoarfrost-winter' },
    },
  },
  hydration: 'visible',
});
