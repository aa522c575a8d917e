import * as schema from '../../../src/api/catalog/recipes.schema.ts';
import { createRecipe, getRecipe, previewRecipe } from '../../../src/api/catalog/recipes.ts';
import { productParams } from '../../../src/api/catalog/products.schema.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { readPartValues } from '../../../src/lib/product/recipe-query.ts';
import type { RecipeService } from './recipes.ts';

export function recipeEndpoints(recipes: RecipeService): Endpoint[] {
  return [
    sessionEndpoint(createRecipe, {
      summary: 'Store colors and a text for a product',
      status: 201,
      body: schema.recipeBody,
      response: schema.recipe,
      perform: ({ body }, { principal, scope }) => recipes.create(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionEndpoint(getRecipe, {
      summary: 'A recipe of the session, or a design of the shop',
      params: schema.recipeParams,
      response: schema.recipe,
      perform: ({ params }, { principal, scope }) =>
        recipes.get(params.recipeId, { consumerNo: principal.consumerNo, scope }),
    }),
    openEndpoint(previewRecipe, {
      summary: 'Check colors and a text for a product, without storing them',
      params: productParams,
      query: schema.recipePreviewQuery,
      response: schema.recipePreview,
      perform: ({ params: { productId }, query: { part = [], text } }, { scope }) =>
        recipes.preview({ productId, choices: readPartValues(part), text }, scope),
    }),
  ];
}
