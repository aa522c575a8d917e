/** What a recipe chooses from: the first color of a part is its default. */
export interface RecipeRules {
  readonly parts: readonly { readonly id: string; readonly colors: readonly { readonly id: string }[] }[];
  readonly text?: { readonly maxLength: number } | null | undefined;
}

/** Color ids by part id. */
export type RecipeChoices = Readonly<Record<string, string>>;

export interface RecipeContent {
  /** One color for every part, in the order of the parts. */
  readonly choices: RecipeChoices;
  readonly text: string | null;
}

/** `path` names the field that is wrong. */
export type RecipeCheck =
  { readonly kind: 'ok'; readonly content: RecipeContent } | { readonly kind: 'invalid'; readonly path: string };

/** What the embroidery machine has: Latin letters, digits and a few signs. */
const STITCHABLE = /^[\p{Script=Latin}\d .&'’+-]*$/u;

/** Completes choices with the defaults; rejects unknown parts and colors, and a text that is too long or not possible. */
export function checkRecipe(
  rules: RecipeRules,
  { choices, text }: { readonly choices: RecipeChoices; readonly text?: string | null | undefined },
): RecipeCheck {
  const wanted = new Map(Object.entries(choices));
  const chosen: [string, string][] = [];
  for (const { id, colors } of rules.parts) {
    const color = wanted.get(id) ?? colors[0]?.id ?? '';
    if (!colors.some((one) => one.id === color)) return { kind: 'invalid', path: `choices.${id}` };
    chosen.push([id, color]);
    wanted.delete(id);
  }
  if (wanted.size > 0) return { kind: 'invalid', path: 'choices' };
  const line = tidyText(text ?? '');
  const maxLength = rules.text?.maxLength ?? 0;
  if (textLength(line) > maxLength || !STITCHABLE.test(line)) return { kind: 'invalid', path: 'text' };
  return { kind: 'ok', content: { choices: Object.fromEntries(chosen), text: line === '' ? null : line } };
}

/** The valid choices of a request, defaults in place of all others. */
export function readChoices({ parts }: Pick<RecipeRules, 'parts'>, wanted: RecipeChoices): RecipeChoices {
  const named = new Map(Object.entries(wanted));
  return Object.fromEntries(
    parts.map(({ id, colors }) => [id, (colors.find((one) => one.id === named.get(id)) ?? colors[0])?.id ?? '']),
  );
}

/** Compatible characters as one, single spaces between words. */
export const tidyText = (text: string): string => text.normalize('NFKC').replaceAll(/ +/g, ' ').trim();

export const textLength = (text: string): number => Array.from(text).length;

/** Equal for recipes of one product that look the same. */
export function recipeKey({ choices, text }: RecipeContent): string {
  return JSON.stringify([Object.entries(choices), text]);
}

export function isSameRecipe(one: RecipeContent, other: RecipeContent): boolean {
  return recipeKey(one) === recipeKey(other);
}
