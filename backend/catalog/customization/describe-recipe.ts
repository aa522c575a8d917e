import type { Customization, RecipeFact } from '../../../src/api/catalog/recipes.schema.ts';
import type { RecipeContent } from '../../../domain/customization/recipe.ts';
import { toMajor, toMinor } from '../../../domain/money.ts';
import type { Scope } from '../../core/scope.ts';
import type { Definition } from './definition.schema.ts';

type Texts = Readonly<Record<string, string>>;
type Language = Pick<Scope, 'locale'>;

/** Names by locale or language: those of the locale, else of its language, else the English ones. */
function nameIn(names: Texts, { locale }: Language): string {
  return names[locale] ?? names[locale.slice(0, 2)] ?? names['en'] ?? '';
}

function colorsOf({ colors }: Definition, ids: readonly string[]) {
  return ids.flatMap((id) => colors.find((color) => color.id === id) ?? []);
}

/** Minor units; a currency without a price adds nothing. */
function minorOf(prices: Readonly<Record<string, number>> | undefined, currency: string): number {
  return toMinor(prices?.[currency] ?? 0, currency);
}

export function toCustomization(own: Definition, scope: Pick<Scope, 'locale' | 'currency'>): Customization {
  const { currency } = scope;
  const extra = (prices: Readonly<Record<string, number>> | undefined) => {
    const amount = minorOf(prices, currency);
    return amount > 0 ? { surcharge: toMajor(amount, currency) } : {};
  };
  return {
    parts: own.parts.map(({ id, names, colors }) => ({
      id,
      label: nameIn(names, scope),
      colors: colorsOf(own, colors).map((color) => ({
        id: color.id,
        label: nameIn(color.names, scope),
        hex: color.hex,
        ...extra(color.prices),
      })),
    })),
    ...(own.text && {
      text: { label: nameIn(own.text.names, scope), maxLength: own.text.maxLength, ...extra(own.text.prices) },
    }),
    designs: own.designs.map(({ code, names, choices, text = null }) => ({
      code,
      name: nameIn(names, scope),
      choices,
      text,
    })),
    drawing: own.drawing,
    madeToOrder: own.stock === 'made-to-order',
  };
}

/** What a unit costs beyond the product, in minor units. */
export function surchargeOf(own: Definition, { choices, text }: RecipeContent, currency: string): number {
  const colors = colorsOf(own, Object.values(choices));
  const written = text === null ? 0 : minorOf(own.text?.prices, currency);
  return colors.reduce((sum, { prices }) => sum + minorOf(prices, currency), written);
}

/** Part by part, then the text. What the shop no longer has keeps its id as name. */
export function factsOf(own: Definition, { choices, text }: RecipeContent, language: Language): RecipeFact[] {
  const nameOfColor = (id: string) => {
    const [color] = colorsOf(own, [id]);
    return color ? nameIn(color.names, language) : id;
  };
  const colors = own.parts.flatMap(({ id, names }) => {
    const color = choices[id];
    return color === undefined ? [] : [{ label: nameIn(names, language), value: nameOfColor(color) }];
  });
  if (text === null) return colors;
  return [...colors, { label: own.text ? nameIn(own.text.names, language) : '', value: text }];
}

/** The rules that a new recipe is checked by. */
export const rulesOf = ({ parts, text }: Definition) => ({
  parts: parts.map(({ id, colors }) => ({ id, colors: colors.map((color) => ({ id: color })) })),
  text,
});
