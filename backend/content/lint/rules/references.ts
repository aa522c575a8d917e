import type { DocumentKind } from '../../documents/document-lookup.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';

interface Reference {
  readonly place: string;
  readonly kinds: readonly DocumentKind[];
  /** Names the document may be found by. */
  readonly names: readonly string[];
  readonly noun: string;
}

const PAGES: readonly DocumentKind[] = ['page', 'article', 'generic'];

/** Documents that sections reference by name: articles, collections, size charts. */
export const references: DocumentRule = ({ items, document }, context) =>
  items.flatMap(({ raw, place }) => {
    if (!isRecord(raw) || !isRecord(raw['content'])) return [];
    return referencesOf(raw['type'], raw['content']).flatMap((reference) =>
      check(reference, place, document.locale, context),
    );
  });

function referencesOf(type: unknown, content: Readonly<Record<string, unknown>>): readonly Reference[] {
  const { slugs, slug, productType, tables } = content;
  const list: readonly unknown[] = Array.isArray(slugs) ? slugs : [];
  const listed = list.flatMap((name, index) =>
    typeof name === 'string' ? [{ name, place: `content.slugs.${index}` }] : [],
  );
  if (type === 'article-list')
    return listed.map(({ name, place }) => ({
      place,
      kinds: PAGES,
      names: [name.replace(/^\/?articles\//, '')],
      noun: 'article',
    }));
  if (type === 'collection-hub')
    return listed.map(({ name, place }) => ({
      place,
      kinds: PAGES,
      names: [`collections/${name.replace(/^\/?collections\//, '')}`],
      noun: 'collection',
    }));
  if (type === 'article-body' && typeof slug === 'string' && slug !== '')
    return [{ place: 'content.slug', kinds: PAGES, names: [slug], noun: 'article' }];
  if (type === 'size-chart' && typeof productType === 'string' && tables === undefined)
    return [
      {
        place: 'content.productType',
        kinds: PAGES,
        names: [`components/size-chart/${productType}`],
        noun: 'size chart',
      },
    ];
  return [];
}

function check(
  { place, kinds, names, noun }: Reference,
  item: string,
  locale: string,
  { library }: LintContext,
): readonly RuleFinding[] {
  if (names.some((name) => library.find(locale, { kinds, name: name.toLowerCase() }))) return [];
  return [
    {
      rule: 'reference',
      severity: 'error',
      place: `${item}.${place}`,
      message: `There is no ${noun} “${names[0]}” in ${locale}, so it is not shown.`,
      advice: `Write the name of an existing document, or remove it.`,
    },
  ];
}
