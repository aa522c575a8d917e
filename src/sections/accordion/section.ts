import { z } from 'zod';
import { html, sections, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const item = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  html: html.optional(),
  sections: sections.optional(),
  open: z.boolean().optional().meta({ title: 'Open from the start' }),
});

const schema = z.object({
  items: z.array(item).max(200).meta({ title: 'Entries' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
});

const items = [
  {
    title: 'How long does a resole take?',
    html: '<p>Nine working days from the day the boots arrive, eleven in October and November.</p>',
  },
  {
    title: 'Which boots can be resoled?',
    html: '<p>Every boot with a stitched or cemented sole and an intact midsole. Trail shoes with a foam midsole cannot: the foam is what wears out.</p>',
  },
  {
    title: 'What does it cost?',
    html: '<p>One flat fee for both boots, return post included. If we find that it is not worth doing, we send them back and charge nothing.</p>',
  },
];

export const accordion = defineSection({
  type: 'accordion',
  traits: { questions: true },
  labels: { title: 'Accordion', description: 'Questions and answers that open one by one.' },
  schema,
  variants: { several: 'Any number open', single: 'One open at a time' },
  samples: {
    several: { title: 'Repairs, asked and answered', items: items.map((entry, at) => ({ ...entry, open: at === 0 })) },
    single: { items },
  },
});
