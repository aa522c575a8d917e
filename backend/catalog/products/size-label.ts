import { formatAmount, toMajor } from '../../../domain/money.ts';
import { findShoeSize, shoeSystemOf, type ShoeSize, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import type { Scope } from '../../core/scope.ts';

/**
 * A shoe size with the systems it is counted in, the site's own first: `9.5` of the United States is "US M 9.5 / EU 42.5"
 * there, "UK 9 / EU 42.5" in the United Kingdom and "EU 42,5 / UK 9" in Germany.
 */
export function shoeSizeLabel(
  name: string,
  system: ShoeSystem,
  { country, locale }: Pick<Scope, 'country' | 'locale'>,
): string {
  const size = findShoeSize(name, system);
  if (size === undefined) return `${system} ${name}`;
  const [language = 'en'] = locale.split('-');
  const words = WORDS[language] ?? ENGLISH;
  const numbers = LABELS[shoeSystemOf(country)](size, words).replaceAll(/\d+\.\d+/g, (number) =>
    numbersIn(locale).format(Number(number)),
  );
  return size.isWide ? `${numbers} ${words.wide}` : numbers;
}

/** Marks of men's and women's numbers in the United States, of children's in the United Kingdom, and of wide sizes. */
interface SizeWords {
  readonly men: string;
  readonly women: string;
  readonly kids: string;
  readonly wide: string;
}

const ENGLISH: SizeWords = { men: 'M', women: 'W', kids: 'kids', wide: 'wide' };

const WORDS: Readonly<Record<string, SizeWords>> = {
  de: { men: 'H', women: 'D', kids: 'Kinder', wide: 'weit' },
  fr: { men: 'H', women: 'F', kids: 'enfant', wide: 'large' },
  es: { men: 'H', women: 'M', kids: 'niños', wide: 'ancho' },
  it: { men: 'U', women: 'D', kids: 'bambini', wide: 'pianta larga' },
  nl: { men: 'H', women: 'D', kids: 'kinderen', wide: 'wijd' },
};

const LABELS: Record<ShoeSystem, (size: ShoeSize, words: SizeWords) => string> = {
  US: ({ group, US, EU }, words) => `US ${group === 'kids' ? US : `${words[group]} ${US}`} / EU ${EU}`,
  UK: ({ group, UK, EU }, { kids }) => `UK ${UK}${group === 'kids' ? ` ${kids}` : ''} / EU ${EU}`,
  EU: ({ group, UK, EU }) => (group === 'kids' ? `EU ${EU}` : `EU ${EU} / UK ${UK}`),
};

const numbersIn = formatsOf({});
const yearsIn = formatsOf({ style: 'unit', unit: 'year', unitDisplay: 'long' });

/** Returns the number format of a locale; each is created once. */
function formatsOf(options: Intl.NumberFormatOptions): (locale: string) => Intl.NumberFormat {
  const formats = new Map<string, Intl.NumberFormat>();
  return (locale) => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
    formats.set(locale, format);
    return format;
  };
}

const CM_PER_INCH = 2.54;

/**
 * A size with its unit, in words and numbers of the language: a child's age, "8 Jahre" for `8Y` in German; a waist in
 * inches, "W32 / 81 cm" for `W32`; a volume, "0,75 l" for `0.75 l`. `undefined` for other sizes.
 */
export function measureLabel(name: string, { locale }: Pick<Scope, 'locale'>): string | undefined {
  const [, years] = /^(\d{1,2})Y$/.exec(name) ?? [];
  if (years !== undefined) return yearsIn(locale).format(Number(years));
  const [, inches] = /^W([2-5]\d)$/.exec(name) ?? [];
  if (inches !== undefined) return `${name} / ${Math.round(Number(inches) * CM_PER_INCH)} cm`;
  const [, number, unit] = /^(\d+\.\d+)( \w+)$/.exec(name) ?? [];
  return number && `${numbersIn(locale).format(Number(number))}${unit}`;
}

/** The amount of a gift card, whose sizes are the numbers of its amounts: "$25" for 2500 minor units. */
export function amountLabel(minor: number, { currency, locale }: Pick<Scope, 'currency' | 'locale'>): string {
  return formatAmount(toMajor(minor, currency), currency, locale);
}
