import { ACTIVITIES } from '../../../domain/activities.ts';
import { findShoeSize, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { GENDERS } from '../../search-words/search-words.ts';
import { createGenderReader, factsOf, FOR_ADULTS, genderBit } from './product-facts.ts';
import { sizeGroupOf } from './size-groups.ts';

/** Of a shoe, by what its maker says of its shape and by its wide sizes. */
const WIDTHS = ['narrow', 'regular', 'wide'] as const;

/** The values of the facets that a product's data states, each a bit of its trait. */
export const TRAIT_VALUES = {
  gender: GENDERS,
  activity: ACTIVITIES,
  width: WIDTHS,
  waterproof: ['true'],
  membrane: ['true'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TraitName = keyof typeof TRAIT_VALUES;
// The keys are those of the object.
export const TRAIT_NAMES = Object.keys(TRAIT_VALUES) as readonly TraitName[];

/** Bits in the order of `TRAIT_VALUES`; 0 where the data does not state the trait. */
export type Traits = Readonly<Record<TraitName, number>>;

export interface TraitSource {
  readonly name: string;
  readonly categories: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly activities: readonly string[];
  readonly sizes: readonly string[];
  readonly sizeSystem: ShoeSystem | null;
}

export function traitsOf(source: TraitSource): Traits {
  const { attributes } = source;
  const facts = factsOf({ attributes, colors: [] });
  return {
    gender: genderOf(source),
    activity: bitsOf(ACTIVITIES, source.activities),
    width: widthOf(source),
    waterproof: Number(facts.includes('waterproof')),
    membrane: Number(facts.includes('membrane')),
  };
}

/** The bits of the values that are among the names. */
export function bitsOf(values: readonly string[], names: readonly string[]): number {
  return values.reduce((bits, value, index) => bits | (names.includes(value) ? 1 << index : 0), 0);
}

const readGenders = createGenderReader(searchWordsOf('en'), 'en');

/** Shoes are for whom their numbers are. Other clothes that name nobody are for women and men; what is not worn is for nobody in particular. */
function genderOf({ name, categories, attributes, sizes, sizeSystem }: TraitSource): number {
  const named = readGenders([name, ...categories, attributes['Fit'], attributes['Gender']].join(' '));
  const groups = new Set(sizes.map((size) => sizeGroupOf(size, sizeSystem)));
  const worn =
    (groups.has('women') ? genderBit('women') : 0) |
    (groups.has('men') ? genderBit('men') : 0) |
    (groups.has('kids') || groups.has('age') ? genderBit('kids') : 0);
  if ((named | worn) !== 0) return named | worn;
  const isWorn = (['shoe', 'letter', 'waist', 'number'] as const).some((group) => groups.has(group));
  return isWorn ? FOR_ADULTS : 0;
}

function widthOf({ attributes, sizes, sizeSystem }: TraitSource): number {
  if (sizeSystem === null) return 0;
  const fit = attributes['Fit'] ?? '';
  const wideSizes = sizes.filter((size) => findShoeSize(size, sizeSystem)?.isWide ?? false);
  const shape = /\b(?:wide|broad)\b/i.test(fit) ? 'wide' : /\bnarrow\b/i.test(fit) ? 'narrow' : 'regular';
  const own = wideSizes.length === sizes.length ? [] : [shape];
  return bitsOf(WIDTHS, wideSizes.length > 0 ? [...own, 'wide'] : own);
}

const WEIGHT = /(\d[\d,]*(?:\.\d+)?)\s?(k?g)\b/;

/** Grams, of the first weight in the text; NaN where there is none. */
export function weightOf({ Weight: text = '' }: Readonly<Record<string, string>>): number {
  const [, digits = '', unit] = WEIGHT.exec(text) ?? [];
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (unit === 'kg' ? 1000 : 1);
}
