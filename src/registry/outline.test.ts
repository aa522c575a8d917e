import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseAugmentedPage } from '../cms/sections/augmented-page.schema.ts';
import { sections as nestedSections } from '../cms/sections/content-fields.ts';
import { defineSection, type SectionDefinition } from '../cms/sections/section.ts';
import type { OutlineDocument } from '../cms/preview/preview-info.ts';
import { compilePage } from './compile.ts';
import { outlineOf } from './outline.ts';
import { resolvePage } from './resolve.ts';

const box = defineSection({
  type: 'box',
  labels: { title: 'Box', description: 'Holds sections' },
  schema: z.object({ title: z.string(), sections: nestedSections.optional() }),
  variants: { plain: 'Plain', wide: 'Wide' },
  samples: { plain: { title: 'A' }, wide: { title: 'B' } },
});
const failing = defineSection({
  type: 'failing',
  labels: { title: 'Failing', description: 'Its data never come' },
  schema: z.object({}),
  variants: { plain: 'Plain' },
  samples: { plain: {} },
  loader: { key: () => 'one', load: () => Promise.reject(new Error('the service is away')) },
});
const definitions = new Map<string, SectionDefinition>([
  ['box', box as unknown as SectionDefinition], // a map of sections forgets their content types
  ['failing', failing as unknown as SectionDefinition], // as above
]);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function outline(document: object, variant?: string): Promise<OutlineDocument> {
  const envelope = parseAugmentedPage(document);
  if (envelope === undefined) throw new Error('no envelope');
  const context = { definitions, imageHosts: [], localizeHref: (href: string) => href, log: silent };
  const load = { call: () => Promise.reject(new Error('no calls')), document: async () => undefined };
  const page = await resolvePage(compilePage(envelope.sections, context), {
    load: { ...load, siteId: 'us', locale: 'en-us' },
    experiences: { decide: () => variant },
    log: silent,
  });
  return outlineOf(document, envelope, page);
}

describe('the outline of a previewed document', () => {
  const child = { type: 'box', id: 'c', content: { title: 'C' }, source: 'us/en-us/fragment/f#sections.0' };
  const parent = {
    type: 'box',
    id: 'b',
    variant: 'wide',
    hideOnBreakpoint: ['small'],
    experienceId: 'exp',
    experiences: { one: {}, two: {} },
    content: { title: 'B', sections: [child] },
  };

  test('has slots and items with their paths, variants and sources', async () => {
    const { slots, ...rest } = await outline({
      slug: 'home',
      source: 'us/en-us/page/home',
      isDraft: true,
      revision: 'r1',
      sections: { main: [parent] },
    });
    expect(rest).toMatchObject({ source: 'us/en-us/page/home', title: 'home', isDraft: true, revision: 'r1' });
    expect(slots.map(({ slot }) => slot)).toEqual(['over-image', 'main', 'lazy-main']);
    const [item] = slots[1]?.items ?? [];
    expect(item).toMatchObject({ path: 'main.0', variant: 'wide', hideOn: ['small'], experiences: ['one', 'two'] });
    expect(item?.item).toBe(parent);
    expect(item?.children).toMatchObject([{ path: 'main.0.content.sections.0', id: 'c', source: child.source }]);
  });

  test('has the content of the displayed variant, and of its nested sections', async () => {
    const fresh = { type: 'box', id: 'd', content: { title: 'D' } };
    const experiences = { one: { content: { sections: [fresh] } } };
    const document = { sections: { main: [{ ...parent, experiences }] } };
    const item = (await outline(document, 'one')).slots[1]?.items[0];
    expect(item?.shown).toEqual({ variant: 'one', content: { title: 'B', sections: [fresh] } });
    expect(item?.children).toMatchObject([{ path: 'main.0.content.sections.0', id: 'd', item: fresh }]);
    expect((await outline(document)).slots[1]?.items[0]?.shown).toBeUndefined();
  });

  test('reports why a section is left out, and which field is invalid', async () => {
    const { slots } = await outline({
      sections: {
        main: [
          { type: 'nope', id: 'a' },
          { type: 'box', id: 'b', content: { title: 5 } },
          { type: 'box', id: 'c', parallax: [{ effect: 'spin' }], content: { title: 'C' } },
          { type: 'failing', id: 'd' },
          { type: 'box', id: 'e', content: { title: 'E', sections: [{ type: 'box', id: 'f', content: {} }] } },
        ],
      },
    });
    const items = slots[1]?.items ?? [];
    expect(items.map(({ fault }) => fault?.field)).toEqual([
      'type',
      'content.title',
      'parallax.0.effect',
      undefined,
      undefined,
    ]);
    expect(items[3]?.fault?.reason).toBe('the service is away');
    expect(items[4]?.children[0]?.fault?.field).toBe('content.title');
  });
});
