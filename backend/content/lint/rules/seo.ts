import { isRecord } from '../../../../domain/record.ts';
import { hasSlots, type DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { LintDocument } from '../model/content-document.ts';

/** Characters a search engine shows; what follows is cut off. */
const TITLE = 70;
const DESCRIPTION = 170;
/** Of a category or a product the catalogue has words where the document has none. */
const NEEDS_SEO: ReadonlySet<string> = new Set(['page', 'article', 'generic']);

/** Title and description for search engines. */
export const seo: DocumentRule = (view) => {
  const { document } = view;
  if (document.readError !== undefined || !hasSlots(view)) return [];
  const fields = isRecord(document.content['seo']) ? document.content['seo'] : {};
  const isListed = NEEDS_SEO.has(document.kind) && !String(fields['robots'] ?? '').includes('noindex');
  return [
    ...title(document, fields['title']),
    ...(isListed ? description(fields['description']) : []),
    ...tooLong(fields),
  ];
};

function title({ kind, name, content }: LintDocument, stated: unknown): readonly RuleFinding[] {
  const hasTitle = [stated, content['title']].some((text) => typeof text === 'string' && text.trim() !== '');
  if (hasTitle || !NEEDS_SEO.has(kind)) return [];
  return [
    warn('seo.title', `The page has no title: browsers and search engines show “${name}”.`, 'Write “title” in “seo”.'),
  ];
}

function description(stated: unknown): readonly RuleFinding[] {
  if (typeof stated === 'string' && stated.trim() !== '') return [];
  const advice =
    'Write “description” in “seo”, one or two sentences, or “noindex” in “robots” if nobody should find it.';
  return [warn('seo.description', 'Search engines have no description of the page.', advice)];
}

function tooLong(fields: Readonly<Record<string, unknown>>): readonly RuleFinding[] {
  const limits = Object.entries({ title: TITLE, description: DESCRIPTION });
  return limits.flatMap(([name, limit]) => {
    const text = fields[name];
    const length = typeof text === 'string' ? [...text].length : 0;
    if (length <= limit) return [];
    return [
      warn(
        `seo.${name}`,
        `The ${name} has ${length} characters; search engines cut it off at about ${limit}.`,
        'Shorten it.',
      ),
    ];
  });
}

function warn(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'seo', severity: 'warning', place, message, advice };
}
