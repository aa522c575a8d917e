export const GENDERS = ['women', 'men', 'kids'] as const;
export type Gender = (typeof GENDERS)[number];

export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
] as const;
export type Color = (typeof COLORS)[number];
/** What a product's data states without using the word. */
export type Fact = Color | 'waterproof' | 'membrane' | 'windproof' | 'warm' | 'breathable';

/** Words before an amount of money; `and` stands between two amounts. */
export interface PriceWords {
  readonly under: string;
  readonly over: string;
  readonly between: string;
  readonly and: string;
}

/** The words of searches in a language. Texts are lists separated by commas, in any letter case. */
export interface SearchWords {
  /** Words without meaning in a search for products, in addition to the stop words of the language. */
  readonly fillers: string;
  readonly genders: Readonly<Record<Gender, string>>;
  /** Words before a size. */
  readonly sizes: string;
  readonly prices: PriceWords;
  readonly facts: Readonly<Record<Fact, string>>;
  /** Words that darken or lighten the color beside them. */
  readonly shades: string;
  /** Each a group of words and phrases that mean the same. */
  readonly synonyms: readonly string[];
  /** English words of attributes, with their translations. */
  readonly materials: Readonly<Record<string, string>>;
  /** English words and phrases of names and categories, with their translations. */
  readonly products: Readonly<Record<string, string>>;
  /** What a page is searched by, other than its title; by path without locale. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The words and phrases of a list. */
export function splitList(list: string): readonly string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
