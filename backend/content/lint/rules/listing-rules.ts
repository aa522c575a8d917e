import { placement, searchRules } from '../../../../src/cms/sections/listing-rules.schema.ts';
import { languageOf } from '../../../text-search/words.ts';
import { queryKey } from '../../../text-search/query-key.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import type { DocumentView } from '../model/document-view.ts';

/** What categories and the search say of the order of products is valid, and each search is decided on once. */
export const listingRules: DocumentRule = ({ document }) => {
  const { kind, name, readError } = document;
  if (readError !== undefined) return [];
  if (kind === 'category') return invalidMembers(document.content, placement);
  const isSearch = kind === 'search' && name === 'search';
  return isSearch ? [...invalidMembers(document.content, searchRules), ...repeatedTerms(document)] : [];
};

function invalidMembers(
  content: Readonly<Record<string, unknown>>,
  schema: typeof placement | typeof searchRules,
): readonly RuleFinding[] {
  const { error } = schema.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => ({
    rule: 'listing',
    severity: 'error',
    place: path.map(String).join('.'),
    message: `It is not valid, so the entry has no effect: ${message}`,
    advice: 'See docs/editors.md#what-is-found for its form.',
  }));
}

/** The last of two rules for a search applies alone. */
function repeatedTerms({ content, locale }: DocumentView['document']): readonly RuleFinding[] {
  const { data } = searchRules.safeParse(content);
  const seen = new Set<string>();
  return (data?.searches ?? []).flatMap(({ terms }, at) =>
    terms.flatMap((term, index): readonly RuleFinding[] => {
      const key = queryKey(term, languageOf(locale));
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          rule: 'listing',
          severity: 'warning',
          place: `searches.${at}.terms.${index}`,
          message: `“${term}” is in two searches: the last one applies.`,
          advice: 'Remove it from one of them.',
        },
      ];
    }),
  );
}
