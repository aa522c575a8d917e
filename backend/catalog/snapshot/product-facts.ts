import type { Fact, Gender, SearchWords } from '../../search-words/search-words.ts';
import { GENDERS, splitList } from '../../search-words/search-words.ts';
import { joinsWords } from '../../text-search/stem.ts';
import { foldText, wordsOf } from '../../text-search/words.ts';
import { colorFamilies } from './color-families.ts';

export interface ProductData {
  readonly attributes: Readonly<Record<string, string>>;
  /** `#rrggbb` */
  readonly colors: readonly string[];
}

/** What shoppers ask for and the data states in other words: colours by name, and whether a product keeps rain out. */
export function factsOf({ attributes, colors }: ProductData): readonly Fact[] {
  const entries = Object.entries(attributes);
  const facts = FACT_RULES.filter(({ holds }) => entries.some(([name, value]) => holds(name.toLowerCase(), value)));
  return [...new Set([...facts.map(({ fact }) => fact), ...colors.flatMap(colorFamilies)])];
}

const FACT_RULES: readonly { fact: Fact; holds: (name: string, value: string) => boolean }[] = [
  { fact: 'waterproof', holds: (name, value) => name === 'waterproofing' && !/^(?:none|repellent)\b/i.test(value) },
  { fact: 'waterproof', holds: (_, value) => /(?<!\bnot )\bwaterproof\b/i.test(value) },
  { fact: 'membrane', holds: (_, value) => /(?<!\b(?:no|without) )\bmembrane\b/i.test(value) },
  { fact: 'windproof', holds: (_, value) => /\bwind-?(?:tight|proof)\b|\b3-layer\b/i.test(value) },
  { fact: 'warm', holds: (name, value) => /^(?:fill|temperature|insulation)$/.test(name) && value !== '' },
  {
    fact: 'warm',
    holds: (_, value) => /\b(?:wool pile|polyester pile|insulation|lambswool|felted wool)\b/i.test(value),
  },
  { fact: 'breathable', holds: (name, value) => name === 'breathability' || /\bmesh\b/i.test(value) },
];

/** Genders as bits in the order of `GENDERS`. */
export type GenderBits = number;

export function genderBit(gender: Gender): GenderBits {
  return 1 << GENDERS.indexOf(gender);
}

/** Who a product without a word about it is for. */
export const FOR_ADULTS = genderBit('women') | genderBit('men');

/** The genders that a text names; 0 for none. */
export type GenderReader = (text: string) => GenderBits;

/** Also finds the first part of a compound, in languages that join words. */
export function createGenderReader({ genders }: SearchWords, language: string): GenderReader {
  const known = GENDERS.flatMap((gender) =>
    splitList(genders[gender]).map((word): [string, GenderBits] => [foldText(word.toLowerCase()), genderBit(gender)]),
  );
  const bits = new Map(known);
  const parts = joinsWords(language) ? known.filter(([word]) => word.length >= SHORTEST_PART) : [];
  return (text) =>
    wordsOf(text).reduce((total, word) => {
      const folded = foldText(word);
      return total | (bits.get(folded) ?? parts.find(([part]) => folded.startsWith(part))?.[1] ?? 0);
    }, 0);
}

const SHORTEST_PART = 5;
