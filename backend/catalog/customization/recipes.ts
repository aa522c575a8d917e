import type { Kysely } from 'kysely';
import type { NewRecipe, Recipe, RecipePreview } from '../../../src/api/catalog/recipes.schema.ts';
import {
  checkRecipe,
  isSameRecipe,
  type RecipeChoices,
  type RecipeContent,
} from '../../../domain/customization/recipe.ts';
import { toMajor } from '../../../domain/money.ts';
import { apiError, inputError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import type { Definition } from './definition.schema.ts';
import { loadDefinition } from './definitions.ts';
import { factsOf, rulesOf, surchargeOf } from './describe-recipe.ts';
import { contentOf, findRecipe, putRecipe } from './recipe-rows.ts';

export interface RecipeService {
  /** Rejects with `VALIDATION` and the field that is wrong, and with `CST422` for a text that is not accepted. */
  create(wanted: NewRecipe, owner: { readonly consumerNo: string; readonly scope: Scope }): Promise<Recipe>;
  preview(wanted: NewRecipe, scope: Scope): Promise<RecipePreview>;
  /** Rejects with `API404`. */
  get(recipeId: string, owner: { readonly consumerNo: string; readonly scope: Scope }): Promise<Recipe>;
}

export interface RecipeServiceDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly resolveProductId: (productKey: string) => Promise<string | undefined>;
  /** Whether the rules for texts of customers allow it. */
  readonly isAccepted: (text: string) => Promise<boolean>;
}

interface Customizable {
  readonly productId: string;
  readonly definition: Definition;
}

export function createRecipeService({ read, write, resolveProductId, isAccepted }: RecipeServiceDeps): RecipeService {
  const find = async (productKey: string): Promise<Customizable> => {
    const productId = await resolveProductId(productKey);
    const definition = productId === undefined ? undefined : await loadDefinition(read, productId);
    if (productId === undefined || !definition) throw apiError('ITEM_NOT_AVAILABLE', { productId: productKey });
    return { productId, definition };
  };

  const check = async ({ definition }: Customizable, wanted: NewRecipe): Promise<RecipeContent> => {
    const choices: RecipeChoices = wanted.choices ?? {};
    const checked = checkRecipe(rulesOf(definition), { choices, text: wanted.text });
    if (checked.kind === 'invalid') throw inputError(checked.path, 'The product is not made so.');
    const { text } = checked.content;
    if (text !== null && !(await isAccepted(text))) throw apiError('CST422', { path: 'text' });
    return checked.content;
  };

  return {
    async preview(wanted, scope) {
      const product = await find(wanted.productId);
      return describe(product, await check(product, wanted), scope);
    },

    async create(wanted, { consumerNo, scope }) {
      const product = await find(wanted.productId);
      const { productId, definition } = product;
      const content = await check(product, wanted);
      const described = describe(product, content, scope);
      const code = designOf(definition, content);
      if (code !== undefined) return { ...described, recipeId: code, precreatedCustomsCode: code };
      const row = await putRecipe(write, { consumerNo, productId, content });
      return { ...described, recipeId: row.recipe_id, precreatedCustomsCode: null };
    },

    async get(recipeId, { consumerNo, scope }) {
      const row = await findRecipe(read, recipeId, consumerNo);
      const definition = row && (await loadDefinition(read, row.product_id));
      if (!row || !definition) throw apiError('API404', { recipeId });
      const described = describe({ productId: row.product_id, definition }, contentOf(row), scope);
      return { ...described, recipeId, precreatedCustomsCode: row.consumer_no === null ? recipeId : null };
    },
  };
}

function describe({ productId, definition }: Customizable, content: RecipeContent, scope: Scope): RecipePreview {
  return {
    productId,
    choices: { ...content.choices },
    text: content.text,
    facts: factsOf(definition, content, scope),
    surcharge: toMajor(surchargeOf(definition, content, scope.currency), scope.currency),
  };
}

/** The code of the shop's design of this content. */
function designOf(definition: Definition, content: RecipeContent): string | undefined {
  const rules = rulesOf(definition);
  return definition.designs.find(({ choices, text }) => {
    const design = checkRecipe(rules, { choices, text });
    return design.kind === 'ok' && isSameRecipe(design.content, content);
  })?.code;
}
