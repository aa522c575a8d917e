import { isRecord } from '../../domain/record.ts';

/** Members with addresses, identifiers and measures, never prose. */
const NO_PROSE: ReadonlySet<string> = new Set([
  'type',
  'id',
  'variant',
  'experienceId',
  'src',
  'href',
  'poster',
  'parallax',
  'bottomMargins',
  'productIds',
  'categoryId',
  'experiences',
]);
/** Characters of one document. */
const MAX_TEXT_LENGTH = 200_000;

/** The visible text of a document's sections, as plain text. */
export function textOfSections(sections: unknown): string {
  const texts: string[] = [];
  const waiting = [sections];
  for (let length = 0; waiting.length > 0 && length < MAX_TEXT_LENGTH;) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      texts.push(value);
      length += value.length;
    } else if (Array.isArray(value)) waiting.push(...value.toReversed());
    else if (isRecord(value)) waiting.push(...proseOf(value).reverse());
  }
  return texts.join(' ').replace(/<[^>]*>|&#?\w+;/g, ' ');
}

function proseOf(record: Record<string, unknown>): unknown[] {
  return Object.entries(record).flatMap(([name, value]) => (NO_PROSE.has(name) ? [] : [value]));
}
