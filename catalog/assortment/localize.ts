import { shoeSizeLabel } from '../../backend/catalog/products/size-label.ts';
import { addImperialUnits, addOunces } from './american/units.ts';
import { spellAmerican } from './american/variants.ts';
import { translateAttributes } from './attribute-words/translate.ts';
import type { ProductSource, SourceCopy } from './source.ts';
import { readTexts } from './texts/read.ts';
import { closePercent, typeset } from './typography.ts';

type Attributes = Readonly<Record<string, string>>;

interface LocalTexts {
  /** The source's own language and units where absent. */
  readonly copy?: SourceCopy;
  readonly attributes: Attributes;
}

/** The locales of the demo shop. English ones are written down too: the shop's first locale is their fallback. */
const LOCALES = ['en-us', 'en-gb', 'en-ca', 'de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl'] as const;

const TEXTS = new Map(['de', 'fr', 'es', 'it', 'nl'].map((language) => [language, readTexts(language)]));

/** The texts of a product by locale. */
export function localize(source: ProductSource): Readonly<Record<string, LocalTexts>> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const { attributes, copy } = textsIn(locale, source);
      const close = (text: string) => closePercent(text, locale);
      const values = mapValues(attributes, (value) => close(nameShoeSize(value, locale)));
      return [locale, { ...(copy && { copy: { ...copy, ...mapCopy(copy, close) } }), attributes: values }];
    }),
  );
}

/** Names the system of a shoe size, that of the locale's country: "(size 9)" becomes "(EU 42)" in Germany. */
function nameShoeSize(text: string, locale: string): string {
  const country = locale.slice(3).toUpperCase();
  return text.replace(/\bsize (W?\d\S*)(?=\))/, (_, name: string) => {
    const [own = ''] = shoeSizeLabel(name, 'US', { country, locale }).split(' / ');
    return own;
  });
}

function textsIn(locale: (typeof LOCALES)[number], source: ProductSource): LocalTexts {
  const { attributes, text, points } = source;
  if (locale === 'en-us')
    return { copy: mapCopy({ text, points }, toAmerican), attributes: mapValues(attributes, americanValue) };
  if (locale === 'en-gb') return { copy: { text, points }, attributes: mapValues(attributes, britishValue) };
  if (locale === 'en-ca') return { copy: { text, points }, attributes };
  const copy = copyIn(locale, source);
  const own =
    locale === 'fr-ca' ? mapValues(attributes, (value) => CANADIAN_FRENCH_VALUES[value] ?? value) : attributes;
  const values = Object.entries(translateAttributes(own, locale));
  return {
    ...(copy && { copy: typeset(copy, locale) }),
    attributes: Object.fromEntries(
      values.map(([name, value]) => [name, typeset({ text: [value] }, locale).text[0] ?? '']),
    ),
  };
}

/** The copy beside the product's source, else in `texts`; Canada reads the French of France where it has none of its own. */
function copyIn(locale: string, { slug, translations }: ProductSource): SourceCopy | undefined {
  const beside = translations?.[locale];
  const listed = TEXTS.get(locale.slice(0, 2))?.get(slug);
  const copy = beside?.text.length ? beside : (locale === 'fr-ca' && translations?.['fr-fr']) || listed;
  const name = beside?.name ?? copy?.name ?? listed?.name;
  return copy && { ...copy, ...(name !== undefined && { name }) };
}

const toAmerican = (text: string) => addImperialUnits(spellAmerican(text));

function mapCopy({ text, points }: SourceCopy, map: (text: string) => string): SourceCopy {
  return { text: text.map(map), points: points?.map(map) };
}

function mapValues(attributes: Attributes, map: (value: string, name: string) => string): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, map(value, name)]));
}

/** Details in US units and spelling: `1,180 g (2 lb 10 oz) per pair (US M 9)`. */
function americanValue(value: string, name: string): string {
  const own = AMERICAN_VALUES[value] ?? value;
  return toAmerican(name === 'Weight' ? addOunces(own) : own);
}

/** Values that name their unit once for several numbers. */
const AMERICAN_VALUES: Attributes = {
  'Head girth in cm: S/M 55-58, L/XL 58-61': 'Head girth: S/M 55-58 cm, L/XL 58-61 cm',
  'Hand girth in cm: XS 17, S 18.5, M 20, L 22, XL 24': 'Hand girth: XS 17 cm, S 18.5 cm, M 20 cm, L 22 cm, XL 24 cm',
  'Calf in cm: S 38, M 42, L 47': 'Calf: S 38 cm, M 42 cm, L 47 cm',
  'Height: 110 cm to 165, 120 cm to 180, 130 cm above':
    'Pole 110 cm up to a height of 165 cm, 120 cm up to 180 cm, 130 cm above',
};

/** Shoe sizes of the United States as they are in Britain. */
const britishValue = (value: string) => BRITISH_VALUES[value] ?? value;

const BRITISH_VALUES: Attributes = {
  'US men’s shoe sizes: S 5-7, M 7.5-9, L 9.5-11.5, XL 12-13':
    'UK shoe sizes: S 4.5-6.5, M 7-8.5, L 9-11, XL 11.5-12.5',
  'US men’s shoe sizes: S to 7, M to 10, L from 10.5': 'UK shoe sizes: S to 6.5, M to 9.5, L from 10',
};

/** Shoe sizes as in Canada, where the French of France has European ones. */
const CANADIAN_FRENCH_VALUES: Attributes = {
  'US men’s shoe sizes: S 5-7, M 7.5-9, L 9.5-11.5, XL 12-13':
    'Pointures US homme : S 5-7, M 7,5-9, L 9,5-11,5, XL 12-13',
  'US men’s shoe sizes: S to 7, M to 10, L from 10.5':
    'Pointures US homme : S jusqu’à 7, M jusqu’à 10, L à partir de 10,5',
};
