import type { ShoeSystem } from '../../../domain/shoe-sizes.ts';
import type { Scope } from '../../core/scope.ts';
import { measureLabel } from '../products/size-label.ts';
import { splitList } from '../../search-words/search-words.ts';

/** A size that a query asks for. */
export type SizeRequest = LetterRequest | NumberRequest;

interface LetterRequest {
  readonly kind: 'letters';
  /** As typed, in lower case: `xl`, `2xl`, `medium`. */
  readonly name: string;
}

export interface NumberRequest {
  readonly kind: 'number';
  /** With a decimal point: `9.5`. */
  readonly number: string;
  /** Undefined where the query states none. */
  readonly system: ShoeSystem | undefined;
  /** Who the number is for, where the size says so: `w8`, `us m 9`, `12c`, `8y`, `8 years`. */
  readonly mark: 'w' | 'm' | 'c' | 'y' | 'age' | undefined;
}

interface SizeReading {
  readonly size: SizeRequest | undefined;
  /** The query without the size. */
  readonly rest: string;
}

type SizeReader = (query: string) => SizeReading;

const BEGIN = String.raw`(?<![\p{L}\p{N}.,/-])`;
/** A number with a unit is a volume, a length or a temperature. */
const END = String.raw`(?![\p{L}\p{N}%°])(?![.,/-]\d)(?!\s?(?:l|lit\p{L}*|ml|cl|cm|mm|km|kg|g|lbs?|oz|%|°)(?![\p{L}\p{N}]))`;
const NUMBER = String.raw`(?<number>[1-6]?\d(?:[.,]\d|\s?½|\s1/2)?)`;
const MARK = String.raw`(?:(?<mark>[wm])\s?)?`;
const SUFFIX = '(?<suffix>[cy])?';
const LETTERS = String.raw`(?<letters>\d?x{0,4}-?[sml]|(?:x+-?|extra[ -]?)?(?:small|large)|medium)`;
const SURELY_LETTERS = String.raw`(?<letters>\d?x+-?(?:[sl]|small|large)|extra[ -](?:small|large))`;
const YEARS = String.raw`(?<years>years?|yrs?|jahren?|ans|años|anni|jaar)`;
/** What a number alone may count: persons, packs, layers. */
const COUNTED = String.raw`(?:pers\p{L}*|people|pa(?:ck|ar|ir)\p{L}*|pl[aä][ct]\p{L}*|plazas?|posti|lay\p{L}*|lag\p{L}*|seasons?|mm?|in|inch\p{L}*|d|w)(?![\p{L}\p{N}])`;
const LENGTH = String.raw`(?:\s?[/x]?\s?l\s?\d\d|\s?[/x]\s?\d\d)`;

/** Creates a reader of "size 9", "EU 38", "W32", "XL" and "8 years"; `words` stand before a size in a language. */
export function createSizeReader(words: string): SizeReader {
  const word = `(?:${splitList(words).join('|')})[.:]?\\s*`;
  const patterns = [
    `${word}(?:(?<system>us|uk|eur?)\\s*)?${MARK}${NUMBER}${SUFFIX}${LENGTH}?${END}`,
    `${word}${LETTERS}${END}`,
    `(?<system>us|uk|eu)\\s*${MARK}${NUMBER}${SUFFIX}${END}`,
    `${NUMBER}\\s*(?<system>us|uk|eu)${END}`,
    `(?<mark>w)${NUMBER}${LENGTH}?${END}`,
    `(?=\\d\\d)${NUMBER}${LENGTH}${END}`,
    `${NUMBER}\\s?${YEARS}${END}`,
    `${NUMBER}(?<suffix>[cy])${END}`,
    `${SURELY_LETTERS}${END}`,
    String.raw`(?<=\p{L}\s+)(?<letters>[sml])\s*$`,
  ];
  return createReader(patterns);
}

/** Reads a number that stands alone beside other words: "boots 42". */
export const readSizeNumber: SizeReader = createReader([String.raw`(?<=^|\s)${NUMBER}(?=\s|$)${END}(?!\s*${COUNTED})`]);

function createReader(patterns: readonly string[]): SizeReader {
  const expressions = patterns.map((pattern) => new RegExp(`${BEGIN}${pattern}`, 'u'));
  return (query) => {
    const text = query.normalize('NFC').toLowerCase();
    for (const expression of expressions) {
      const match = expression.exec(text);
      if (!match) continue;
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { size: toRequest(match.groups ?? {}), rest };
    }
    return { size: undefined, rest: query };
  };
}

const MARKS = ['w', 'm', 'c', 'y'] as const;
const SYSTEMS: Readonly<Record<string, ShoeSystem>> = { us: 'US', uk: 'UK', eu: 'EU', eur: 'EU' };

function toRequest({ letters, number = '', system = '', mark, suffix, years }: Record<string, string>): SizeRequest {
  if (letters !== undefined) return { kind: 'letters', name: letters };
  const own = MARKS.find((one) => one === (mark ?? suffix));
  return {
    kind: 'number',
    number: number.replace(',', '.').replace(/\s?(?:½|1\/2)$/, '.5'),
    system: SYSTEMS[system],
    mark: years === undefined ? own : 'age',
  };
}

/** A size as a filter shows it: "EU 42,5" in German. */
export function describeSize(size: SizeRequest, scope: Pick<Scope, 'locale'>): string {
  if (size.kind === 'letters') return /^\d?x*-?[sml]$/.test(size.name) ? size.name.toUpperCase() : size.name;
  const { system, mark = '', number } = size;
  if (mark === 'age') return measureLabel(`${number}Y`, scope) ?? number;
  const text = new Intl.NumberFormat(scope.locale).format(Number(number));
  const marked = mark === 'w' || mark === 'm' ? `${mark} ${text}` : `${text}${mark}`;
  return [system, marked.toUpperCase()].join(' ').trim();
}
