import { languageColumn, readWords } from '../words.ts';
import { formatNumbers, NUMBER } from './numbers.ts';

/**
 * The words of attributes. `#` is a number. A value is looked up whole, else phrase by phrase: what stands between commas and
 * semicolons.
 */
const names = readList('names.txt');
const words = new Map(['materials.txt', 'care-and-fit.txt', 'measures.txt'].flatMap((file) => [...readList(file)]));

function readList(file: string) {
  return readWords(new URL(file, import.meta.url));
}

/** Attributes in the language of `locale`; what has no translation stays English. English locales are returned as they are. */
export function translateAttributes(
  attributes: Readonly<Record<string, string>>,
  locale: string,
): Readonly<Record<string, string>> {
  const column = languageColumn(locale);
  if (column === -1) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      names.get(name)?.[column] ?? name,
      capitalize(translateValue(value, column, locale)),
    ]),
  );
}

/** Phrases of a product's attributes that the word lists do not contain. */
export function missingWords(attributes: Readonly<Record<string, string>>): readonly string[] {
  const missingNames = Object.keys(attributes).filter((name) => !names.has(name));
  const missingPhrases = Object.values(attributes)
    .filter((value) => !words.has(templateOf(value)))
    .flatMap((value) => phrasesOf(value).filter((phrase) => !words.has(templateOf(phrase))));
  return [...missingNames, ...missingPhrases];
}

function translateValue(value: string, column: number, locale: string): string {
  const whole = words.get(templateOf(value))?.[column];
  if (whole !== undefined) return fillIn(whole, value, locale);
  return value
    .split(BETWEEN_PHRASES)
    .map((part, index) => {
      if (index % 2 === 1) return part === '; ' && locale.startsWith('fr') ? ' ; ' : part;
      const template = words.get(templateOf(part))?.[column];
      return template === undefined ? part : fillIn(template, part, locale);
    })
    .join('');
}

const BETWEEN_PHRASES = /(, |; )/;
const phrasesOf = (value: string) => value.split(BETWEEN_PHRASES).filter((_, index) => index % 2 === 0);

/** A phrase with `#` for its numbers, in lower case save for abbreviations and sizes. */
function templateOf(phrase: string): string {
  if (words.has(phrase)) return phrase;
  const template = phrase.replaceAll(NUMBER, '#');
  return /^[A-Z][a-z]/.test(template) ? template.charAt(0).toLowerCase() + template.slice(1) : template;
}

function fillIn(template: string, phrase: string, locale: string): string {
  const numbers = phrase.match(NUMBER) ?? [];
  let next = 0;
  return template.replaceAll('#', () => formatNumbers(numbers[next++] ?? '', locale));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
