import { isApiError } from '../../api/core/api-error.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { previewRecipe } from '../../api/catalog/recipes.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { readChoices } from '../../../domain/customization/recipe.ts';
import type { ShownRecipe } from '../../layouts/product/shown-recipe.ts';
import { PART_FIELDS, readPartValues, RECIPE_QUERY } from '../../lib/product/recipe-query.ts';

/** The recipe that the address of a product page names: a design of the shop, or colors and a text. */
export async function loadShownRecipe(
  { id, customization }: ProductDetails,
  query: URLSearchParams,
  { call }: Pick<RequestContext, 'call'>,
): Promise<ShownRecipe | undefined> {
  if (customization === undefined) return undefined;
  const design = customization.designs.find(({ code }) => code === query.get('design'));
  const parts = PART_FIELDS.flatMap((name) => query.get(name) ?? []);
  const wanted = parts.length === 0 && design ? design.choices : readPartValues(parts);
  const choices = readChoices(customization, wanted);
  const text = (query.get('text') ?? design?.text ?? '').slice(0, 60);
  const part = Object.entries(choices).map(([name, color]) => `${name}:${color}`);
  const error =
    text === ''
      ? undefined
      : await textErrorOf(call(previewRecipe, { params: { productId: id }, query: { part, text } }));
  return {
    choices,
    text,
    error,
    line: query.get('line') ?? undefined,
    isPersonal: RECIPE_QUERY.some((name) => name !== 'design' && query.has(name)),
  };
}

async function textErrorOf(checked: Promise<unknown>): Promise<ShownRecipe['error']> {
  try {
    await checked;
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.errorId === 'CST422') return 'notAccepted';
    return error.errorId === 'VALIDATION' ? 'notPossible' : undefined;
  }
}
