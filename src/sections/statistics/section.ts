import { z } from 'zod';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const bar = z
  .object({
    part: z.number().min(0).meta({ title: 'Part' }),
    whole: z.number().positive().meta({ title: 'Whole', description: 'What the full bar stands for.' }),
    label: text.optional().meta({ title: 'What the bar says', description: 'Without it: “part of whole”.' }),
  })
  .meta({ title: 'Bar' });

const item = z.object({
  label: text.min(1).meta({ title: 'What is counted' }),
  value: text.min(1).meta({ title: 'Figure', description: 'As it is to be read: 4,100 or 1.9.' }),
  unit: text.optional().meta({ title: 'Unit' }),
  text: text.optional().meta({ title: 'Note' }),
  bar: bar.optional(),
});

const schema = z.object({
  items: z.array(item).max(24).meta({ title: 'Figures' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  cta: link.optional().meta({ title: 'Link' }),
});

export const statistics = defineSection({
  type: 'statistics',
  labels: { title: 'Figures', description: 'Measured things with their unit, large or as the legend of a map.' },
  schema,
  variants: { band: 'Large, on forest night', legend: 'Rows, as the legend of a map' },
  samples: {
    band: {
      eyebrow: 'The bench, last year',
      title: 'Counted, not estimated',
      items: [
        { value: '4,100', label: 'pairs resoled', text: '312 of them for the second time.' },
        { value: '9', unit: 'days', label: 'on the bench, at the median' },
        {
          value: '71',
          unit: '%',
          label: 'of leaks were a seam',
          bar: { part: 71, whole: 100, label: 'The rest was leather and membrane' },
        },
        { value: '38', unit: 'kg', label: 'of rubber ground off and kept' },
      ],
    },
    legend: {
      title: 'Catchment Shell, measured',
      text: 'By us, on three jackets from the shop floor, not on a swatch from the mill.',
      items: [
        {
          label: 'Weight, size M',
          value: '465',
          unit: 'g',
          bar: { part: 465, whole: 620, label: '465 g; the shell before it weighed 620 g' },
        },
        { label: 'Water column', value: '20,000', unit: 'mm' },
        {
          label: 'Breathability',
          value: '18,000',
          unit: 'g/m² in 24 h',
          text: 'Measured new. After forty washes: 16,200.',
        },
        {
          label: 'Packed size',
          value: '1.9',
          unit: 'l',
          bar: { part: 1.9, whole: 2.6, label: '1.9 l; the shell before it took 2.6 l' },
        },
      ],
      cta: { label: 'See the shell', href: '/p/catchment-shell' },
    },
  },
});
