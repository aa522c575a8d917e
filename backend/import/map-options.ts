import type { Field } from './shopify-columns.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** What shoppers choose by, and the options that leave no choice. */
export interface MappedOptions {
  /** One entry per row, in their order. */
  choices: { size: string | undefined; color: string | undefined }[];
  attributes: Record<string, string>;
}

export const OPTION_FIELDS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [Field, Field])[];

const COLOR_NAME = /colou?r|farbe|couleur|coloris|colore|kleur|färg|farve|kolor|cor\b|カラー|色/i;
const SIZE_NAME =
  /size|größe|grösse|groesse|taille|pointure|talla|tamaño|taglia|misura|maat|storlek|rozmiar|サイズ|尺码/i;

interface Option {
  name: string;
  values: string[];
}

/** Rows are the variants of one product; the names stand in its first row. */
export function mapOptions(rows: ShopifyRow[], first: ShopifyRow): MappedOptions {
  const options = readOptions(rows, first);
  const color = options.find(({ name }) => COLOR_NAME.test(name));
  const size = options.find((option) => option !== color && SIZE_NAME.test(option.name));
  const others = options.filter((option) => option !== color && option !== size);
  const isFixed = ({ values }: Option) => values.every((value) => value === values[0]);
  const folded = [...(size ? [size] : []), ...others.filter((option) => !isFixed(option))];
  const choices = rows.map((_, index) => ({
    size: joinLabels(folded.map(({ values }) => values[index])),
    color: color?.values[index] || undefined,
  }));
  return { choices: distinguish(choices), attributes: fixedAttributes(others.filter(isFixed)) };
}

function readOptions(rows: ShopifyRow[], first: ShopifyRow): Option[] {
  return OPTION_FIELDS.map(([nameField, valueField]) => ({
    name: first.text(nameField),
    values: rows.map((row) => row.text(valueField)),
  })).filter(({ values }) => values.some((value) => value !== '' && !isDefaultTitle(value)));
}

const isDefaultTitle = (value: string): boolean => value.toLowerCase() === 'default title';

function joinLabels(labels: (string | undefined)[]): string | undefined {
  return labels.filter((label) => label).join(' / ') || undefined;
}

function fixedAttributes(options: Option[]): Record<string, string> {
  return Object.fromEntries(
    options.filter(({ name }) => name !== '').map(({ name, values }) => [name, values[0] ?? '']),
  );
}

type Choice = MappedOptions['choices'][number];

/** A repeated choice gets a number, so that each variant can be chosen. */
function distinguish(choices: Choice[]): Choice[] {
  const taken = new Set<string>();
  const key = ({ size, color }: Choice) => JSON.stringify([size, color]);
  const hasRepeats = new Set(choices.map(key)).size < choices.length;
  return choices.map((choice) => {
    const free = firstFree(choice, hasRepeats, (candidate) => taken.has(key(candidate)));
    taken.add(key(free));
    return free;
  });
}

function firstFree(choice: Choice, isNumbered: boolean, isTaken: (candidate: Choice) => boolean): Choice {
  if (choice.size !== undefined || !isNumbered) {
    if (!isTaken(choice)) return choice;
  }
  const from = choice.size === undefined ? 1 : 2;
  for (let number = from; ; number += 1) {
    const size = choice.size === undefined ? `${number}` : `${choice.size} (${number})`;
    if (!isTaken({ ...choice, size })) return { ...choice, size };
  }
}
