import { createCartWithItem } from '../../src/api/cart/cart.ts';
import { changeCartItem } from '../../src/api/cart/cart-changes.ts';
import { getProductDetails } from '../../src/api/catalog/products.ts';
import { createRecipe } from '../../src/api/catalog/recipes.ts';
import type { Recipe } from '../../src/api/catalog/recipes.schema.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import { chooseVariant } from '../../src/lib/product-choice.ts';
import type { InteractionOrigin } from '../../src/lib/product/interaction-origins.ts';
import { PART_FIELDS, readPartValues } from '../../src/lib/product/recipe-query.ts';
import type { FormAction, SubmittedForm } from './form-action.ts';

/** Stores what the customizer of a product page names; adds it to the cart, or replaces the line that it was opened for. */
export const customize: FormAction = async (form) => {
  const { field, call, session } = form;
  const product = await call(getProductDetails, { params: { productId: field('product') } });
  const chosen = { color: field('color') || null, size: field('size') || null };
  const { variant } = chooseVariant(product.variants, {
    ...chosen,
    colorOrder: product.colors.map(({ name }) => name),
  });
  const page = `/p/${encodeURIComponent(product.slug)}?${queryOf(form)}`;
  if (variant === undefined) return `${page}&answer=choose#customize`;
  const recipe = await createOrReject(form, product.id);
  if (recipe === undefined) return `${page}#customize`;
  const { recipeId, precreatedCustomsCode } = recipe;
  const { productId } = variant;
  const itemId = field('line');
  if (itemId !== '') {
    const { basketId = '' } = session;
    await call(changeCartItem, { params: { basketId }, body: { itemId, productId, recipeId } });
    return '/cart';
  }
  const code = precreatedCustomsCode === null ? {} : { precreatedCustomsCode };
  const origin = form.isMeasured ? { interactionOrigin: 'customizer' as const } : {};
  await addOnce(form, { productId, qty: 1, recipeId, ...code, ...origin });
  return '/cart';
};

/** `undefined` for a text that the page has to be corrected in: the page says why. */
async function createOrReject({ field, call }: SubmittedForm, productId: string): Promise<Recipe | undefined> {
  const choices = readPartValues(PART_FIELDS.map(field));
  try {
    return await call(createRecipe, { body: { productId, choices, text: field('text') } });
  } catch (error) {
    if (isApiError(error) && ['CST422', 'VALIDATION'].includes(error.errorId)) return undefined;
    throw error;
  }
}

interface CustomItem {
  readonly productId: string;
  readonly qty: 1;
  readonly recipeId: string;
  readonly precreatedCustomsCode?: string;
  readonly interactionOrigin?: InteractionOrigin;
}

async function addOnce({ call, session, submissions }: SubmittedForm, item: CustomItem): Promise<void> {
  const submission = `${session.consumerNo} ${item.productId} ${item.recipeId}`;
  if ((await submissions.consume(submission)) > 0) return;
  try {
    await call(createCartWithItem, { body: { items: [item] } });
  } catch (error) {
    await submissions.release(submission);
    throw error;
  }
}

/** The page as the visitor had filled it in. */
function queryOf({ field }: SubmittedForm): URLSearchParams {
  const names = [...PART_FIELDS, 'text', 'color', 'size', 'line'];
  return new URLSearchParams(names.flatMap((name) => (field(name) === '' ? [] : [[name, field(name)]])));
}
