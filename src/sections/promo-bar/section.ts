import { z } from 'zod';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const item = z.object({
  text: text.min(1).meta({ title: 'Message', description: 'One line.' }),
  cta: link.optional().meta({ title: 'Link' }),
});

const schema = z.object({
  items: z.array(item).max(20).meta({ title: 'Messages' }),
  rotate: z.boolean().optional().meta({
    title: 'Change by itself',
    description:
      'One message at a time only. Visitors can pause it; it stands still for those who asked for less motion.',
  }),
});

const items = [
  {
    text: 'Free returns for 60 days, walked in or not.',
    cta: { label: 'How returns work', href: '/shipping-and-returns' },
  },
  {
    text: 'Boots for resoling leave our bench after nine working days.',
    cta: { label: 'Repairs', href: '/repair-and-care' },
  },
  { text: 'Orders placed before noon leave the same working day.' },
];

export const promoBar = defineSection({
  type: 'promo-bar',
  labels: { title: 'Announcements', description: 'Short messages in one line across the page.' },
  schema,
  variants: {
    strip: 'One message at a time, on forest night',
    notice: 'A notice the visitor can dismiss',
    row: 'All messages side by side',
  },
  samples: {
    strip: { items, rotate: true },
    notice: {
      items: [
        {
          text: 'Snow has closed the pass road to our workshop. Repairs that arrive this week start on Monday.',
          cta: { label: 'Repair times', href: '/repair-and-care' },
        },
      ],
    },
    row: { items },
  },
  hydration: 'load',
});
