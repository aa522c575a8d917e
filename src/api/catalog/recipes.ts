import { operation } from '../core/operation.ts';
import type { NewRecipe, Recipe, RecipePreview } from './recipes.schema.ts';

/** The same content of the same customer is one recipe. */
export const createRecipe = operation<{ body: NewRecipe }, Recipe>({
  name: 'createRecipe',
  method: 'POST',
  path: '/products/v2/recipes',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'CST422'],
});

/** The session's own, or a design of the shop. */
export const getRecipe = operation<{ params: { recipeId: string } }, Recipe>({
  name: 'getRecipe',
  method: 'GET',
  path: '/products/v2/recipes/{recipeId}',
  access: 'visitor',
  errors: ['API404'],
});

/** Checks a recipe without storing it. */
export const previewRecipe = operation<
  { params: { productId: string }; query: { part?: readonly string[]; text?: string } },
  RecipePreview
>({
  name: 'previewRecipe',
  method: 'GET',
  path: '/products/v2/products/{productId}/recipePreview',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE', 'CST422'],
});
