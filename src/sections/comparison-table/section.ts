import { z } from 'zod';
import { image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { productLoader } from '../load-products.ts';

const column = z.object({
  title: text.min(1).meta({ title: 'Name' }),
  text: text.optional().meta({ title: 'Line below the name' }),
  image: image.optional(),
  cta: link.optional().meta({ title: 'Link' }),
});

const row = z.object({
  title: text.min(1).meta({ title: 'Property' }),
  text: text.optional().meta({ title: 'Explanation' }),
  values: z
    .array(z.union([text, z.boolean()]))
    .max(20)
    .meta({
      title: 'Values',
      description: 'One per column, products first. Yes or no as true or false; empty where nothing is known.',
    }),
});

const schema = z.object({
  items: z.array(row).max(60).meta({ title: 'Rows' }),
  productIds: z
    .array(z.string().max(200))
    .max(8)
    .optional()
    .meta({ title: 'Products', description: 'One column each, with name, picture, price and link.' }),
  columns: z.array(column).max(8).optional().meta({ title: 'Other columns', description: 'After the products.' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  caption: text.optional().meta({ title: 'Caption of the table', description: 'Without it: the title.' }),
});

const MAX_PRODUCTS = 8;

export const comparisonTable = defineSection({
  type: 'comparison-table',
  traits: { images: 'described' },
  labels: { title: 'Comparison table', description: 'Products or ways of doing something, side by side.' },
  schema,
  variants: { ruled: 'Ruled, all rows alike', differences: 'Rows that differ stand out' },
  samples: {
    ruled: {
      eyebrow: 'Care',
      title: 'Which wax for which leather',
      caption: 'Three ways to treat leather, compared',
      columns: [
        { title: 'Wax', text: 'Tin, 100 g', cta: { label: 'See care products', href: '/c/gear' } },
        { title: 'Cream', text: 'Tube, 75 ml' },
        { title: 'Spray', text: 'Can, 250 ml' },
      ],
      items: [
        { title: 'Full-grain leather', values: [true, true, false] },
        { title: 'Nubuck', text: 'It darkens with wax and stays dark.', values: [true, false, true] },
        { title: 'Suede and fabric', values: [false, false, true] },
        { title: 'Lasts for', values: ['6 weeks of walking', '3 weeks', '5 wet days'] },
        { title: 'Fluorine', values: ['None', 'None', 'None'] },
      ],
    },
    differences: {
      title: 'Which boot for which path',
      text: 'Three boots, the same size 9 on our scale.',
      productIds: ['heather-low', 'saddleback-mid', 'col-high'],
      items: [
        { title: 'Weight per pair', values: ['690 g', '1,180 g', '1,640 g'] },
        { title: 'Load it carries', text: 'Pack and all.', values: ['6 kg', '15 kg', '25 kg'] },
        { title: 'Waterproof membrane', values: [false, true, false] },
        { title: 'Can be resoled', values: [false, true, true] },
        { title: 'Made on our own last', values: [true, true, true] },
        { title: 'Crampons', values: ['None', '', 'Semi-automatic'] },
      ],
    },
  },
  loader: productLoader(MAX_PRODUCTS),
});
