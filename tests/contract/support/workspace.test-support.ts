import { z } from 'zod';
import { parseAugmentedPage } from '../../../src/cms/sections/augmented-page.schema.ts';
import { sections } from '../../../src/cms/sections/content-fields.ts';
import { defineSection, type SectionDefinition } from '../../../src/cms/sections/section.ts';
import { valueAt } from '../../../src/lib/json-pointer.ts';
import { itemsOf } from '../../../src/studio/lib/outline-items.ts';
import type { OutlineItem, PreviewInfo } from '../../../src/cms/preview/preview-info.ts';
import { compilePage } from '../../../src/registry/compile.ts';
import { outlineOf } from '../../../src/registry/outline.ts';
import { resolvePage } from '../../../src/registry/resolve.ts';
import type { EditingShop, EditorsBrowser } from './editing.test-support.ts';

/** A section with a unique `key`, which distinguishes it from others of the same type and id. */
const box = defineSection({
  type: 'box',
  labels: { title: 'Box', description: 'Holds sections' },
  schema: z.object({ key: z.string().optional(), title: z.string(), sections: sections.optional() }),
  variants: { plain: 'Plain' },
  samples: { plain: { title: 'A sample' } },
});
export const BOX = { ...box, schema: {} };

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const context = {
  definitions: new Map([['box', box as unknown as SectionDefinition]]), // a map of sections forgets their content types
  imageHosts: [],
  localizeHref: (href: string) => href,
  log,
  isPreview: true,
};

/** Metadata of a page, rendered from the documents as preview gets them now. */
export async function makePage(shop: EditingShop, name: string): Promise<PreviewInfo> {
  const document = await shop.preview(`us/${name}`);
  const envelope = parseAugmentedPage(document);
  if (envelope === undefined) throw new Error('The page cannot be previewed.');
  const load = { call: () => Promise.reject(new Error('no calls')), document: async () => undefined };
  const page = await resolvePage(compilePage(envelope.sections, context), {
    load: { ...load, siteId: 'us', locale: 'en-us' },
    experiences: { decide: () => undefined },
    log,
  });
  const documents = [outlineOf(document, envelope, page)];
  return { siteId: 'us', locale: 'en-us', path: `/${name}`, addresses: {}, route: 'slug', change: 0, documents };
}

/** Identifies a section independent of its neighbours. */
export function identityOf(item: unknown): string {
  return `${String(valueAt(item, ['id']))}/${String(valueAt(item, ['content', 'key']))}`;
}

export function rowsOf({ $info }: EditorsBrowser): readonly OutlineItem[] {
  return itemsOf($info.get()).map(({ item }) => item);
}

/** What the form of a row is of; nothing where the form waits. */
export function formOf(browser: EditorsBrowser, row: OutlineItem): unknown {
  const position = browser.positionOf(row);
  return position && valueAt(browser.$editing.get()?.working, position.pointer);
}

/** Sections of a document in their order, nested ones after the one that holds them. */
export function sectionsIn(document: unknown): readonly unknown[] {
  const lists = Object.values(Object(Object(document).sections)).flat();
  const within = (item: unknown): unknown[] => {
    const nested = valueAt(item, ['content', 'sections']);
    return [item, ...(Array.isArray(nested) ? nested.flatMap(within) : [])];
  };
  return lists.flatMap(within);
}
