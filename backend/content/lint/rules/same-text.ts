import { isRecord } from '../../../../domain/record.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { RuleFinding } from '../model/finding.ts';
import { plainText } from '../model/html-links.ts';
import { itemsOf } from '../model/section-items.ts';
import { pathBelow } from '../model/document-view.ts';

/** Members without translatable text. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'type',
  'guide',
  'id',
  'slug',
  'locale',
  'revision',
  'variant',
  'experienceId',
  'delocalizedTracking',
  'src',
  'href',
  'url',
  'mapUrl',
  'poster',
  'captions',
  'icon',
  'timeZone',
  'robots',
  'author',
  'source',
  'parent',
  'productIds',
  'categoryId',
  'productId',
  'slugs',
  'experiences',
]);
/** Shorter texts are often the same in two languages: names, sizes, “Service”. */
const MIN_WORDS = 4;
const FEWEST_LETTERS = 20;

/** Texts of a translation that equal those of a document in another language. */
export function sameTexts(document: LintDocument, original: LintDocument): readonly RuleFinding[] {
  if (document.locale.slice(0, 2) === original.locale.slice(0, 2)) return [];
  const theirs = new Map(textsOf(original).map(({ key, text }) => [key, text]));
  return textsOf(document)
    .filter(({ key, text }) => theirs.get(key) === text && isProse(text))
    .map(({ place, text }) => ({
      rule: 'same-text',
      severity: 'warning',
      place,
      message: `The text is the same as in ${original.locale}: “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`,
      advice: 'Translate it.',
    }));
}

interface Text {
  /** Equal for the same text of both documents, wherever its section is. */
  readonly key: string;
  readonly place: string;
  readonly text: string;
}

function textsOf({ content }: LintDocument): readonly Text[] {
  const { sections: _, ...envelope } = content;
  const bySection = itemsOf(content).flatMap(({ raw, place }) => {
    if (!isRecord(raw)) return [];
    const own = textsIn(raw['content'], `${place}.content`);
    return own.map(({ place: at, text }) => ({
      key: `${String(raw['id'])} ${at.slice(place.length)}`,
      place: at,
      text,
    }));
  });
  const others = textsIn(envelope, '').map(({ place, text }) => ({ key: place, place, text }));
  return [...others, ...bySection];
}

/** Nested sections are compared on their own. */
function textsIn(value: unknown, place: string): readonly Omit<Text, 'key'>[] {
  if (typeof value === 'string') return [{ place, text: plainText(value) }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, pathBelow(place, index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    NO_WORDS.has(name) || name === 'sections' ? [] : textsIn(entry, pathBelow(place, name)),
  );
}

function isProse(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= MIN_WORDS && words.join('').length >= FEWEST_LETTERS;
}
