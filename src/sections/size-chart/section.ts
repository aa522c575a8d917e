import { z } from 'zod';
import { loadFootSizes, loadSizeChart } from '../../cms/sections/components.ts';
import { image, text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';
import { sizeTable, type SizeTable } from '../../cms/sections/size-table.schema.ts';

const step = z.object({ title: text.min(1).meta({ title: 'What' }), text: text.meta({ title: 'How' }) });

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
  productType: z.string().max(64).optional().meta({
    title: 'Product type',
    description:
      'Shows the component size-chart/<product type>, such as footwear. Without it and without tables: foot lengths.',
  }),
  tables: z
    .array(sizeTable)
    .max(8)
    .optional()
    .meta({ title: 'Tables', description: 'Instead of those of a product type.' }),
  steps: z.array(step).max(8).optional().meta({ title: 'How to measure' }),
  image: image.optional().meta({ title: 'Drawing of how to measure' }),
});

type Content = z.output<typeof schema>;

async function load({ productType, tables }: Content, { document }: LoadContext): Promise<readonly SizeTable[]> {
  if (tables !== undefined) return tables;
  const found = productType === undefined ? loadFootSizes(document) : loadSizeChart(document, productType);
  return (await found) ?? [];
}

const FOOT = [
  { title: 'Stand', text: 'On a sheet of paper against a wall, heel touching it, in the socks you walk in.' },
  { title: 'Mark', text: 'The end of the longest toe. Measure from the wall to the mark, both feet.' },
  { title: 'Take the longer foot', text: 'And measure in the evening: feet grow by up to half a size during a day.' },
];

export const sizeChart = defineSection({
  type: 'size-chart',
  traits: {
    references: { field: 'productType', noun: 'size chart', folder: 'components/size-chart/', unless: 'tables' },
  },
  labels: {
    title: 'Size chart',
    description: 'Sizes and measures in centimetres and inches, the country’s own sizes first.',
  },
  schema,
  variants: { table: 'Tables of sizes', foot: 'Foot lengths drawn to scale' },
  samples: {
    table: {
      title: 'Socks',
      text: 'Between two sizes, take the smaller one: wool gives.',
      tables: [
        {
          columns: [{ system: 'INT' }, { system: 'US' }, { system: 'UK' }, { system: 'EU' }, { measure: 'footLength' }],
          rows: [
            ['S', '5–6.5', '4.5–6', '37–39', [23.5, 24.8]],
            ['M', '7–9', '6.5–8.5', '40–42', [25.1, 26.7]],
            ['L', '9.5–11', '9–10.5', '42.5–44.5', [27.1, 28.3]],
          ],
        },
      ],
      steps: FOOT.slice(2),
    },
    foot: {
      title: 'Foot length to size',
      tables: [
        {
          columns: [{ measure: 'footLength' }, { system: 'US' }, { system: 'UK' }, { system: 'EU' }],
          rows: [
            [24.4, '6', '5.5', '39'],
            [25.9, '8', '7.5', '41'],
            [27.5, '10', '9.5', '43'],
            [29.1, '12', '11.5', '46'],
          ],
        },
      ],
      steps: FOOT,
    },
  },
  loader: { key: ({ productType, tables }) => JSON.stringify([productType, tables]), load },
});
