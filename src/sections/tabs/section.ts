import { z } from 'zod';
import { html, sections, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const item = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  html: html.optional(),
  sections: sections.optional(),
});

const schema = z.object({
  items: z.array(item).max(20).meta({ title: 'Tabs' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
});

const items = [
  {
    title: 'Leather',
    html: '<p>2.2 mm nubuck, tanned with chromium that is recovered. Wax it twice a season, more if you kneel.</p>',
  },
  {
    title: 'Membrane',
    html: '<p>Polyurethane, free of fluorine since 2024. Tested submerged for two hours, then worn for a year.</p>',
  },
  {
    title: 'Rubber',
    html: '<p>Two compounds: hard at the edge for rock, softer under the ball for wet slabs.</p>',
  },
];

export const tabs = defineSection({
  type: 'tabs',
  labels: { title: 'Tabs', description: 'Parts of equal weight, one shown at a time.' },
  schema,
  variants: { line: 'Tabs above the text', rail: 'Tabs beside the text' },
  samples: { line: { title: 'What it is made of', items }, rail: { items } },
  hydration: 'visible',
});
