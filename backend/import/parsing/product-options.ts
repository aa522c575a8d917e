import { toAttributes } from './draft-fields.ts';

/** Size and colour of the variants, and the options with a single value as attributes. */
export interface MappedOptions {
  /** One entry per variant, in the order of the variants. */
  choices: { size: string | undefined; color: string | undefined }[];
  attributes: Record<string, string>;
}

/** A property in which a product's variants differ, with each variant's value; empty where a variant has none. */
export interface Option {
  name: string;
  values: string[];
}

const COLOR_NAME = /colou?r|farbe|couleur|coloris|colore|kleur|färg|farve|kolor|cor\b|カラー|色/i;
const SIZE_NAME =
  /size|größe|grösse|groesse|taille|pointure|talla|tamaño|taglia|misura|maat|storlek|rozmiar|サイズ|尺码/i;

/** The colour, and all other differences joined into the size, for `count` variants; the results are unique. */
export function mapOptions(all: readonly Option[], count: number): MappedOptions {
  const options = all.filter(({ values }) => values.some((value) => value !== '' && !isDefaultTitle(value)));
  const color = options.find(({ name }) => COLOR_NAME.test(name));
  const size = options.find((option) => option !== color && SIZE_NAME.test(option.name));
  const others = options.filter((option) => option !== color && option !== size);
  const isFixed = ({ values }: Option) => values.every((value) => value === values[0]);
  const folded = [...(size ? [size] : []), ...others.filter((option) => !isFixed(option))];
  const choices = Array.from({ length: count }, (_, index) => ({
    size: joinLabels(folded.map(({ values }) => values[index])),
    color: color?.values[index] || undefined,
  }));
  return { choices: distinguish(choices), attributes: fixedAttributes(others.filter(isFixed)) };
}

/** The choice of the variant at `index`. */
export function choiceAt(choices: MappedOptions['choices'], index: number): Choice {
  return { size: choices[index]?.size, color: choices[index]?.color };
}

const isDefaultTitle = (value: string): boolean => value.toLowerCase() === 'default title';

function joinLabels(labels: (string | undefined)[]): string | undefined {
  return labels.filter((label) => label).join(' / ') || undefined;
}

function fixedAttributes(options: Option[]): Record<string, string> {
  return toAttributes(options.map(({ name, values }) => [name, values[0] ?? '']));
}

type Choice = MappedOptions['choices'][number];

/** Appends a number to repeated choices, so that each variant can be selected. */
function distinguish(choices: Choice[]): Choice[] {
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  const key = ({ size, color }: Choice) => JSON.stringify([size, color]);
  const hasRepeats = new Set(choices.map(key)).size < choices.length;
  return choices.map((choice) => {
    const isNumbered = choice.size === undefined ? hasRepeats : taken.has(key(choice));
    const free = isNumbered ? nextFree(choice) : choice;
    taken.add(key(free));
    return free;
  });

  function nextFree(choice: Choice): Choice {
    let number = lastNumber.get(key(choice)) ?? (choice.size === undefined ? 0 : 1);
    let numbered: Choice;
    do {
      number += 1;
      numbered = { ...choice, size: choice.size === undefined ? `${number}` : `${choice.size} (${number})` };
    } while (taken.has(key(numbered)));
    lastNumber.set(key(choice), number);
    return numbered;
  }
}
