import { z } from 'zod';
import { loadSearchHub } from '../../cms/sections/components.ts';
import type { SearchHub } from '../../cms/sections/components.schema.ts';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
  terms: z.array(z.string().min(1).max(100)).max(24).optional().meta({
    title: 'Words often searched',
    description: 'Without them those of the component search-hub.',
  }),
  links: z.array(link).max(24).optional().meta({
    title: 'Links',
    description: 'Without them those of the component search-hub.',
  }),
});

type Content = z.output<typeof schema>;

const links = [
  { label: 'Boots that can be resoled', href: '/c/hiking-boots' },
  { label: 'Rain jackets by weight', href: '/c/jackets' },
  { label: 'How to fit a boot', href: '/boot-fitting-guide' },
];

export const searchHub = defineSection({
  type: 'search-hub',
  traits: { searchForm: true },
  labels: { title: 'Search hub', description: 'A search form for a page, with words and links people look for.' },
  schema,
  variants: { panel: 'Large, on contour lines', inline: 'One line, links below' },
  samples: {
    panel: {
      title: 'What are you walking in?',
      text: 'Try the weather, the ground or the thing you forgot.',
      terms: ['wet grass', 'scree', 'resole', 'merino', 'two nights'],
      links,
    },
    inline: { terms: ['hiking boots', 'rain shell', 'day pack'], links: links.slice(0, 2) },
  },
  loader: {
    key: ({ terms, links: own }) => String(terms !== undefined && own !== undefined),
    async load({ terms, links: own }: Content, { document }): Promise<readonly SearchHub[]> {
      if (terms !== undefined && own !== undefined) return [];
      const hub = await loadSearchHub(document);
      return hub === undefined ? [] : [hub];
    },
  },
});
