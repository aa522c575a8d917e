import { stemOf } from '../text-search/stem.ts';
import { foldText } from '../text-search/words.ts';
import { searchWordsOf } from './built-in.ts';
import { COLORS, splitList, type Color } from './search-words.ts';

interface ColorWords {
  /** Colors by the stems of the words that name them: "red" and "crimson" the reds. */
  readonly families: ReadonlyMap<string, readonly Color[]>;
  /** Stems of words that only darken or lighten the color beside them. */
  readonly shades: ReadonlySet<string>;
}

const known = new Map<string, ColorWords>();

/** The colors that a word names. */
export function colorsNamedBy(word: string, language: string): readonly Color[] {
  return colorWordsOf(language).families.get(stemOf(foldText(word), language)) ?? [];
}

/** Leaves out "dark" of "dark red", which alone names a color of its own. */
export function withoutShades(words: readonly string[], language: string): readonly string[] {
  const { families, shades } = colorWordsOf(language);
  const stems = words.map((word) => stemOf(foldText(word), language));
  const isColor = (stem = ''): boolean => families.has(stem) && !shades.has(stem);
  const isShade = (stem: string, at: number): boolean =>
    shades.has(stem) && (isColor(stems[at - 1]) || isColor(stems[at + 1]));
  return words.filter((_, at) => !isShade(stems[at] ?? '', at));
}

function colorWordsOf(language: string): ColorWords {
  const words = known.get(language) ?? readColorWords(language);
  known.set(language, words);
  return words;
}

function readColorWords(language: string): ColorWords {
  const { facts, shades } = searchWordsOf(language);
  const stemsOf = (list: string) => splitList(list).map((word) => stemOf(foldText(word), language));
  const named = COLORS.flatMap((color) => stemsOf(facts[color]).map((stem) => ({ color, stem })));
  const groups = Map.groupBy(named, ({ stem }) => stem);
  return {
    families: new Map(Array.from(groups, ([stem, all]) => [stem, all.map(({ color }) => color)])),
    shades: new Set(stemsOf(shades)),
  };
}
