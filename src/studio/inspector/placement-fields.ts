import type { Field } from '../lib/section-fields.ts';

/** Fields of documents that decide about lists of products: `listing-rules.schema.ts`. */

const optional = { isRequired: false } as const;

const PLACEMENT: readonly Field[] = [
  {
    ...optional,
    name: 'pinned',
    kind: 'products',
    label: 'Products that come first',
    hint: 'In this order, as long as visitors sort by nothing else.',
  },
  {
    ...optional,
    name: 'buried',
    kind: 'products',
    label: 'Products that come last',
    hint: 'Still in the list, at its end.',
  },
];

const words = (name: string, label: string, hint: string): Field => ({
  name,
  kind: 'list',
  label,
  hint,
  isRequired: true,
  entry: { name: '', kind: 'text', label: 'Words', isRequired: true },
});

const SEARCHES: readonly Field[] = [
  {
    ...optional,
    name: 'searches',
    kind: 'list',
    label: 'Searches',
    entry: {
      name: '',
      kind: 'group',
      label: 'Search',
      isRequired: true,
      fields: [
        words('terms', 'Searched words', 'Singular and plural count as the same.'),
        ...PLACEMENT,
        {
          ...optional,
          name: 'redirect',
          kind: 'link-target',
          label: 'Page instead of a list',
          hint: 'A path of the shop, such as /gift-card.',
        },
      ],
    },
  },
  {
    ...optional,
    name: 'synonyms',
    kind: 'list',
    label: 'Words with the same meaning',
    entry: {
      name: '',
      kind: 'group',
      label: 'Group',
      isRequired: true,
      fields: [words('words', 'Words', 'Two or more, such as wellies and rubber boots.')],
    },
  },
];

/** By kind of the document. */
export const LISTING_FIELDS: Readonly<Record<string, readonly Field[]>> = { category: PLACEMENT, search: SEARCHES };
