import { z } from 'zod';
import { image, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import type { InteractionOrigin } from '../../lib/product/interaction-origins.ts';
import { loadMatches } from './load-matches.ts';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** What a listing can be filtered by (docs/contract.md#urls). */
const FACETS = ['activity', 'gender', 'waterproof', 'membrane', 'weight', 'price', 'size', 'width', 'color'] as const;
/** Those of guides. */
const ORIGINS = [
  'jacket-finder',
  'backpack-finder',
  'footwear-finder',
  'shoe-finder-retail',
  'tent-sleepingbag-guide',
] as const satisfies readonly InteractionOrigin[];

const filter = z.object({
  facet: z.enum(FACETS).meta({ title: 'Filter' }),
  values: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(20)
    .meta({ title: 'Values', description: 'As in the address of a listing: hiking, true, 0-200.' }),
});

const option = z.object({
  id: name.meta({ title: 'Name in the address' }),
  label: text.min(1).meta({ title: 'Answer' }),
  text: text.optional().meta({ title: 'Line below the answer' }),
  image: image.optional(),
  categoryId: z.string().max(200).optional().meta({ title: 'Category', description: 'Instead of that of the guide.' }),
  filters: z.array(filter).max(6).optional().meta({ title: 'Filters' }),
});

const question = z.object({
  id: name.meta({ title: 'Name in the address' }),
  title: text.min(1).meta({ title: 'Question' }),
  text: text.optional().meta({ title: 'Why it matters' }),
  isMultiple: z.boolean().optional().meta({ title: 'Several answers' }),
  options: z.array(option).min(2).max(10).meta({ title: 'Answers' }),
});

const schema = z.object({
  guide: name.meta({ title: 'Guide', description: 'Its page is guides/<name>.' }),
  origin: z.enum(ORIGINS).meta({ title: 'Interaction origin of the products that it finds' }),
  categoryId: z.string().max(200).meta({ title: 'Category' }),
  questions: z.array(question).min(1).max(8).meta({ title: 'Questions' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
  answers: z
    .array(z.string().max(100))
    .max(60)
    .optional()
    .meta({ title: 'Given answers', description: 'question.answer, each; the guide goes on with the next question.' }),
});

const JACKETS: z.input<typeof schema> = {
  guide: 'jackets',
  origin: 'jacket-finder',
  categoryId: 'jackets',
  title: 'Find a jacket',
  text: 'Three questions, then the jackets that fit the answers.',
  questions: [
    {
      id: 'weather',
      title: 'What is it for?',
      options: [
        {
          id: 'rain',
          label: 'Rain that lasts',
          text: 'Taped seams, a hood with a peak.',
          categoryId: 'shell-jackets',
          filters: [{ facet: 'waterproof', values: ['true'] }],
        },
        { id: 'cold', label: 'Standing still in the cold', categoryId: 'insulated-jackets' },
        { id: 'moving', label: 'Moving in wind and cool air', categoryId: 'fleece' },
      ],
    },
    {
      id: 'use',
      title: 'Where will it go?',
      isMultiple: true,
      options: [
        { id: 'hiking', label: 'Day walks', filters: [{ facet: 'activity', values: ['hiking'] }] },
        { id: 'everyday', label: 'Town and travel', filters: [{ facet: 'activity', values: ['everyday', 'travel'] }] },
      ],
    },
  ],
};

export const productFinder = defineSection({
  type: 'product-finder',
  traits: { guide: true },
  labels: {
    title: 'Guide to a product',
    description: 'Questions one after the other, then the products that fit the answers.',
  },
  schema,
  variants: { steps: 'One question at a time', compact: 'The first question as a row of links' },
  samples: {
    steps: JACKETS,
    compact: { ...JACKETS, title: 'Which jacket?' },
  },
  loader: {
    key: ({ guide, answers = [] }) => JSON.stringify([guide, answers]),
    load: loadMatches,
  },
});
