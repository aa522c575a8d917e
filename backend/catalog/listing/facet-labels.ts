import type { Activity } from '../../../domain/activities.ts';
import { shoeSystemOf } from '../../../domain/shoe-sizes.ts';
import type { Scope } from '../../core/scope.ts';
import type { Gender } from '../../search-words/search-words.ts';
import type { SizeGroup } from '../snapshot/size-groups.ts';

/** In the order of the columns below. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
type Row = readonly [en: string, de: string, fr: string, es: string, it: string, nl: string];

type ValueLabel = Gender | Activity | 'narrow' | 'regular' | 'wide' | 'waterproof' | 'membrane';

/** Labels of facet values. */
const VALUES: Readonly<Record<ValueLabel, Row>> = {
  women: ['Women', 'Damen', 'Femme', 'Mujer', 'Donna', 'Dames'],
  men: ['Men', 'Herren', 'Homme', 'Hombre', 'Uomo', 'Heren'],
  kids: ['Kids', 'Kinder', 'Enfant', 'Niños', 'Bambini', 'Kinderen'],
  hiking: ['Hiking', 'Wandern', 'Randonnée', 'Senderismo', 'Escursionismo', 'Wandelen'],
  backpacking: ['Backpacking', 'Trekking', 'Grande randonnée', 'Trekking', 'Trekking', 'Trekking'],
  'trail-running': ['Trail running', 'Trailrunning', 'Trail', 'Trail running', 'Trail running', 'Trailrunning'],
  mountaineering: ['Mountaineering', 'Bergsteigen', 'Alpinisme', 'Alpinismo', 'Alpinismo', 'Bergbeklimmen'],
  winter: ['Winter', 'Winter', 'Hiver', 'Invierno', 'Inverno', 'Winter'],
  camping: ['Camping', 'Camping', 'Camping', 'Acampada', 'Campeggio', 'Kamperen'],
  travel: ['Travel', 'Reisen', 'Voyage', 'Viaje', 'Viaggio', 'Reizen'],
  everyday: ['Everyday', 'Alltag', 'Quotidien', 'Uso diario', 'Tutti i giorni', 'Dagelijks'],
  narrow: ['Narrow', 'Schmal', 'Étroite', 'Estrecho', 'Stretta', 'Smal'],
  regular: ['Regular', 'Normal', 'Normale', 'Normal', 'Normale', 'Normaal'],
  wide: ['Wide', 'Weit', 'Large', 'Ancho', 'Larga', 'Breed'],
  waterproof: ['Waterproof', 'Wasserdicht', 'Imperméable', 'Impermeable', 'Impermeabile', 'Waterdicht'],
  membrane: ['With membrane', 'Mit Membran', 'Avec membrane', 'Con membrana', 'Con membrana', 'Met membraan'],
};

const GROUPS: Readonly<Record<SizeGroup, Row>> = {
  letter: ['Clothing', 'Bekleidung', 'Vêtements', 'Ropa', 'Abbigliamento', 'Kleding'],
  waist: ['Waist', 'Bundweite', 'Tour de taille', 'Cintura', 'Girovita', 'Tailleomvang'],
  number: [
    'Numbered sizes',
    'Zahlengrößen',
    'Tailles numériques',
    'Tallas numéricas',
    'Taglie numeriche',
    'Cijfermaten',
  ],
  women: ['Women’s shoes', 'Damenschuhe', 'Chaussures femme', 'Calzado de mujer', 'Scarpe da donna', 'Damesschoenen'],
  men: ['Men’s shoes', 'Herrenschuhe', 'Chaussures homme', 'Calzado de hombre', 'Scarpe da uomo', 'Herenschoenen'],
  shoe: ['Shoes', 'Schuhe', 'Chaussures', 'Calzado', 'Scarpe', 'Schoenen'],
  kids: ['Kids’ shoes', 'Kinderschuhe', 'Chaussures enfant', 'Calzado infantil', 'Scarpe da bambino', 'Kinderschoenen'],
  age: [
    'Kids’ clothing',
    'Kinderbekleidung',
    'Vêtements enfant',
    'Ropa infantil',
    'Abbigliamento bambino',
    'Kinderkleding',
  ],
  volume: ['Volume', 'Volumen', 'Volume', 'Volumen', 'Volume', 'Inhoud'],
  length: ['Length', 'Länge', 'Longueur', 'Longitud', 'Lunghezza', 'Lengte'],
  other: ['Other sizes', 'Weitere Größen', 'Autres tailles', 'Otras tallas', 'Altre taglie', 'Andere maten'],
};

const AT_LEAST: Row = [
  '{value} and up',
  'ab {value}',
  '{value} et plus',
  '{value} o más',
  'da {value} in su',
  'vanaf {value}',
];

function textOf(row: Row, locale: string): string {
  return row[LANGUAGES.indexOf(locale.split('-')[0] ?? '')] ?? row[0];
}

export function facetValueLabel(locale: string, facet: string, value: string): string {
  // A facet of one value has its name.
  const label = (value === 'true' ? facet : value) as ValueLabel;
  return textOf(VALUES[label], locale);
}

/** A group of sizes, of shoes with the size system of the site's country: "Women’s shoes (US)". */
export function sizeGroupLabel({ locale, country }: Scope, group: SizeGroup): string {
  const isNumbered = group === 'women' || group === 'men' || group === 'kids';
  return isNumbered ? `${textOf(GROUPS[group], locale)} (${shoeSystemOf(country)})` : textOf(GROUPS[group], locale);
}

export function atLeastLabel(locale: string, value: string): string {
  return textOf(AT_LEAST, locale).replace('{value}', value);
}
