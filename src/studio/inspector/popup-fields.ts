import type { Field } from '../lib/section-fields.ts';

const optional = { isRequired: false } as const;

/** Fields of pop-ups: `popup.schema.ts`. */
export const POPUP_FIELDS: readonly Field[] = [
  {
    name: 'title',
    kind: 'text',
    label: 'Title',
    hint: 'Screen readers announce the pop-up by it.',
    isRequired: true,
  },
  {
    ...optional,
    name: 'name',
    kind: 'text',
    label: 'Name in reports',
    hint: 'With “newsletter” in it the pop-up counts as one for the newsletter, otherwise as one for the account.',
  },
  {
    ...optional,
    name: 'minimizedTitle',
    kind: 'text',
    label: 'Button after closing',
    hint: 'A small button with this text opens it again. Empty: it stays closed.',
  },
  {
    ...optional,
    name: 'pages',
    kind: 'list',
    label: 'Pages',
    hint: 'Without an entry it opens on every page but those of products, the cart, the checkout and the account.',
    entry: {
      name: '',
      kind: 'text',
      label: 'Path',
      hint: 'Such as /about-us, or /articles/* for all pages below. In English also where addresses are translated.',
      isRequired: true,
    },
  },
];
