import type { DocumentKind } from '../../documents/document-lookup.ts';
import { isRecord } from '../../../../domain/record.ts';
import type { LintContext } from '../model/context.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { DocumentReference } from '../../../../src/lib/section-traits.ts';
import { traitsOf } from './item-traits.ts';

interface Reference {
  readonly place: string;
  readonly name: string;
  readonly noun: string;
}

const PAGES: readonly DocumentKind[] = ['page', 'article', 'generic'];

/** Documents that sections reference by name: articles, collections, size charts. */
export const references: DocumentRule = ({ items, document }, context) =>
  items.flatMap(({ raw, place }) => {
    const declared = traitsOf(raw, context.definitions).references;
    if (!declared || !isRecord(raw) || !isRecord(raw['content'])) return [];
    return referencesIn(raw['content'], declared).flatMap((reference) =>
      check(reference, place, document.locale, context),
    );
  });

function referencesIn(
  content: Readonly<Record<string, unknown>>,
  { field, noun, folder = '', optional = '', unless }: DocumentReference,
): readonly Reference[] {
  if (unless !== undefined && content[unless] !== undefined) return [];
  const refer = (name: string, place: string): Reference => {
    const plain = name.replace(/^\//, '');
    const unprefixed = optional !== '' && plain.startsWith(optional) ? plain.slice(optional.length) : name;
    return { place: `content.${place}`, name: folder + unprefixed, noun };
  };
  const value = content[field];
  // Without a name there is nothing to look up.
  if (typeof value === 'string') return folder + value === '' ? [] : [refer(value, field)];
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((name, index) => (typeof name === 'string' ? [refer(name, `${field}.${index}`)] : []));
}

function check(
  { place, name, noun }: Reference,
  item: string,
  locale: string,
  { library }: LintContext,
): readonly RuleFinding[] {
  if (library.find(locale, { kinds: PAGES, name: name.toLowerCase() })) return [];
  return [
    {
      rule: 'reference',
      severity: 'error',
      place: `${item}.${place}`,
      message: `There is no ${noun} “${name}” in ${locale}, so it is not shown.`,
      advice: `Write the name of an existing document, or remove it.`,
    },
  ];
}
