/** A form has a field for each part, so that its radios are groups; a value names part and color: `upper:moss`. */
export const PART_FIELDS = ['part1', 'part2', 'part3', 'part4', 'part5', 'part6'] as const;

/** What the product page reads of a recipe: `design` is a code of the shop, `line` the line of the cart that is changed. */
export const RECIPE_QUERY = [...PART_FIELDS, 'text', 'design', 'line'] as const;

export const partValue = (part: string, color: string): string => `${part}:${color}`;

/** Colors by part; anything else is ignored. */
export function readPartValues(values: readonly string[]): Record<string, string> {
  const pairs = values.flatMap((value) => {
    const [, part, color] = /^([a-z][a-z\d-]*):([a-z\d-]+)$/.exec(value) ?? [];
    return part !== undefined && color !== undefined ? [[part, color] as const] : [];
  });
  return Object.fromEntries(pairs);
}

interface QueriedRecipe {
  readonly choices: Readonly<Record<string, string>>;
  readonly text: string | null;
}

/** The part of an address that names a recipe. */
export function recipeQuery({ choices, text }: QueriedRecipe): URLSearchParams {
  const query = new URLSearchParams();
  Object.entries(choices).forEach(([part, color], index) => {
    const field = PART_FIELDS[index];
    if (field !== undefined) query.set(field, partValue(part, color));
  });
  if (text !== null) query.set('text', text);
  return query;
}

interface LineVariant {
  /** The line of the cart that is changed. */
  readonly line?: string | undefined;
  readonly size?: string | undefined;
  readonly color?: string | undefined;
}

/** The part of an address that names a design of the shop, for the same line and variant. */
export function designQuery(code: string, variant: LineVariant): URLSearchParams {
  const entries = Object.entries({ design: code, ...variant });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The picture of a recipe; needs no session. */
export function recipeImage(productId: string, recipe: QueriedRecipe): string {
  return `/fapi/custom-image/${encodeURIComponent(productId)}.svg?${recipeQuery(recipe)}`;
}

interface EditedLine {
  readonly id: string;
  readonly pdpUrl: string;
  readonly size: string | null;
  /** With the color of the variant that is customised. */
  readonly customization?: (QueriedRecipe & { readonly color: string | null }) | undefined;
}

/** The product page with the recipe of a line, which it changes; a path without its locale. */
export function editAddress({ id, pdpUrl, size, customization }: EditedLine): string | undefined {
  if (customization === undefined) return undefined;
  const query = recipeQuery(customization);
  if (size !== null) query.set('size', size);
  if (customization.color !== null) query.set('color', customization.color);
  query.set('line', id);
  return `${pdpUrl}?${query}#customize`;
}
