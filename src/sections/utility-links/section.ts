import { z } from 'zod';
import { loadUtility } from '../../cms/sections/components.ts';
import { SERVICE_ICONS, type UtilityLink } from '../../cms/sections/components.schema.ts';
import { text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const item = z.object({
  icon: z.enum(SERVICE_ICONS).default('help').meta({ title: 'Sign' }),
  label: z.string().min(1).max(200).meta({ title: 'Words of the link' }),
  text: text.optional().meta({ title: 'Text', description: 'One line.' }),
  href: z.string().max(2_000).optional().meta({ title: 'Address', description: 'An entry without one is left out.' }),
});

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  items: z.array(item).max(12).optional().meta({
    title: 'Links',
    description: 'Without them those of the component utility.',
  }),
});

type Content = z.output<typeof schema>;

const items = [
  {
    icon: 'delivery',
    label: 'Delivery',
    text: 'Two to five working days, dates in the cart.',
    href: '/shipping-and-returns',
  },
  { icon: 'returns', label: 'Returns', text: '60 days, muddy soles included.', href: '/shipping-and-returns' },
  { icon: 'repair', label: 'Repairs', text: 'Soles, zips, seams. Nine working days.', href: '/repair-and-care' },
  { icon: 'size', label: 'Size charts', text: 'US, UK and EU, in inches and centimetres.', href: '/size-chart' },
] as const;

export const utilityLinks = defineSection({
  type: 'utility-links',
  labels: { title: 'Service links', description: 'Ways to help, delivery, returns, stores: with a sign each.' },
  schema,
  variants: { bar: 'Beside each other', list: 'Below each other, with their texts' },
  samples: { bar: { items: [...items] }, list: { title: 'Before and after you buy', items: [...items] } },
  loader: {
    key: ({ items: own }) => String(own !== undefined),
    async load({ items: own }: Content, { document }): Promise<readonly UtilityLink[]> {
      return own !== undefined ? [] : ((await loadUtility(document)) ?? []);
    },
  },
});
