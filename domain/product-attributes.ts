/** What an attribute of a product states beside its size and use. */
export type AttributeKind = 'material' | 'care';

/** Names of attributes in the languages of the shop and in files of other shops, in lower case. */
const NAMES: Readonly<Record<AttributeKind, string>> = {
  material:
    'material materials fabric composition ingredients upper lining outsole midsole footbed fill insulation waterproofing ' +
    'obermaterial futter laufsohle zwischensohle fußbett füllung isolierung nässeschutz zusammensetzung ' +
    'matière tige doublure semelle_extérieure semelle_intermédiaire lit_plantaire garnissage isolation imperméabilité ' +
    'corte forro suela_exterior entresuela plantilla relleno aislamiento impermeabilidad ' +
    'materiale tomaia fodera suola intersuola plantare imbottitura isolamento impermeabilità ' +
    'materiaal bovenwerk voering buitenzool tussenzool voetbed vulling isolatie waterdichtheid',
  care: 'care washing pflege entretien cuidado cura onderhoud',
};

const KINDS = new Map(
  (['material', 'care'] as const).flatMap((kind) =>
    NAMES[kind].split(' ').map((name) => [name.replaceAll('_', ' '), kind] as const),
  ),
);

/** What an attribute is about, by its name in any language of the shop; `undefined` for one about something else. */
export function attributeKind(name: string): AttributeKind | undefined {
  return KINDS.get(name.trim().toLowerCase());
}

type Attribute = readonly [name: string, value: string];

export interface ProductIngredients {
  readonly materials: readonly Attribute[];
  readonly care: readonly Attribute[];
}

/** What a product is made of and how it is cared for, in the order of its attributes. */
export function productIngredients(attributes: Readonly<Record<string, string>>): ProductIngredients {
  const stated = Object.entries(attributes).filter(([, value]) => value.trim() !== '');
  const ofKind = (kind: AttributeKind) => stated.filter(([name]) => attributeKind(name) === kind);
  return { materials: ofKind('material'), care: ofKind('care') };
}
