import type { IndexedDocument } from '../../src/cms/document-index.ts';
import { parseAugmentedPage } from '../../src/cms/augmented-page.schema.ts';
import type { AugmentParts } from './augment.ts';
import type { CallAnswer } from './content-calls.ts';
import type { Scope } from './document-lookup.ts';
import { hashOf } from './parse-document.ts';

const INDEXED = ['page', 'article', 'category', 'product'] as const;

/**
 * Every visible document of a locale that has an address, its fallbacks included: what sitemaps and alternate languages are
 * made of. A broken document is left out.
 */
export async function indexDocuments({ lookup }: AugmentParts, scope: Scope): Promise<CallAnswer> {
  const revisions: string[] = [];
  const items: IndexedDocument[] = [];
  for (const kind of INDEXED) {
    for (const name of await lookup.names(scope, kind)) {
      const found = await lookup.find(scope, { kinds: [kind], name });
      if (found.status !== 'found') continue;
      const robots = parseAugmentedPage(found.document.content)?.seo.robots ?? 'index,follow';
      items.push({ kind, name, locale: found.place.locale, robots });
      revisions.push(found.place.locale, kind, name, found.document.revision);
    }
  }
  const revision = hashOf('index', ...revisions);
  return { status: 'found', revision, content: { id: 'index', type: 'index', revision, items } };
}
