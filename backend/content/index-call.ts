import { parseAugmentedPage, type AugmentedPage } from '../../src/cms/augmented-page.schema.ts';
import type { AugmentParts } from './augment.ts';
import type { CallAnswer } from './content-calls.ts';
import type { LookupAnswer, Scope } from './document-lookup.ts';
import { hashOf } from './parse-document.ts';

type Found = Extract<LookupAnswer, { status: 'found' }>;

const INDEXED = ['page', 'article', 'category', 'product'] as const;
/** Editors open fragments by themselves. */
const INDEXED_IN_PREVIEW = [...INDEXED, 'fragment'] as const;

/**
 * Every visible document of a locale that has an address, its fallbacks included: what sitemaps and alternate languages are
 * made of. A broken document is left out. In preview also what is not valid at the moment, and of each what editors go by.
 */
export async function indexDocuments({ lookup }: AugmentParts, scope: Scope): Promise<CallAnswer> {
  const revisions: string[] = [];
  const items: object[] = [];
  const { view } = scope;
  for (const kind of view.isPreview ? INDEXED_IN_PREVIEW : INDEXED) {
    for (const name of await lookup.names(scope, kind)) {
      const shown = await lookup.find(scope, { kinds: [kind], name });
      const isHidden = shown.status === 'missing' && view.isPreview;
      const anyTime = { ...scope, view: { ...view, isAnyTime: true } };
      const found = isHidden ? await lookup.find(anyTime, { kinds: [kind], name }) : shown;
      if (found.status !== 'found') continue;
      const envelope = parseAugmentedPage(found.document.content);
      const robots = envelope?.seo.robots ?? 'index,follow';
      const entry = { kind, name, locale: found.place.locale, robots };
      items.push(view.isPreview ? { ...entry, ...forEditors(found, envelope), isShown: !isHidden } : entry);
      revisions.push(found.place.locale, kind, name, found.document.revision);
    }
  }
  const revision = hashOf('index', ...revisions);
  return { status: 'found', revision, content: { id: 'index', type: 'index', revision, items } };
}

function forEditors({ document, isDraft }: Found, envelope: AugmentedPage | undefined): object {
  const { parent } = document.content;
  const { seo, validFrom, validTo } = envelope ?? {};
  return { title: seo?.title ?? '', parent: typeof parent === 'string' ? parent : null, isDraft, validFrom, validTo };
}
