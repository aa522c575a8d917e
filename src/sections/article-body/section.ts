import { readArticle } from '../../cms/sections/document-list.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { essay, guide } from './samples.ts';
import { schema } from './schema.ts';

export const articleBody = defineSection({
  type: 'article-body',
  traits: { references: { field: 'slug', noun: 'article' } },
  labels: { title: 'Article text', description: 'A long text with its author, quotes, pictures, notes and contents.' },
  schema,
  variants: { essay: 'An essay to read through', guide: 'A guide to look things up in' },
  samples: { essay, guide },
  loader: {
    key: ({ slug }) => slug ?? '',
    load: async ({ slug }, { document }) =>
      slug ? readArticle(await document({ kind: 'augmentedpage', name: slug }))?.meta : undefined,
  },
});
