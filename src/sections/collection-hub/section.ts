import { z } from 'zod';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { collectionLoader } from '../load-documents.ts';

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  slugs: z
    .array(z.string().max(200))
    .max(24)
    .optional()
    .meta({ title: 'Collections', description: 'Their names, in order. Without them all collections.' }),
  count: z.number().int().min(1).max(48).optional().meta({ title: 'Most collections' }),
  cta: link.optional().meta({ title: 'Link' }),
});

export const collectionHub = defineSection({
  type: 'collection-hub',
  traits: { references: { field: 'slugs', noun: 'collection', folder: 'collections/', optional: 'collections/' } },
  labels: { title: 'Collections', description: 'Ways into the collections: chosen ones, or all.' },
  schema,
  variants: { tiles: 'Pictures with the name on a tab', index: 'Large names in lines, the summary beside them' },
  samples: {
    tiles: { title: 'Packed by weather', text: 'Each collection is one kind of day, from the skin outwards.' },
    index: { eyebrow: 'Sheets of the map', title: 'Collections' },
  },
  loader: collectionLoader,
});
