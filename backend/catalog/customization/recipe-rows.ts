import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { recipeKey, type RecipeContent } from '../../../domain/customization/recipe.ts';
import { apiError } from '../../core/errors.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import type { Definition } from './definition.schema.ts';
import { loadDefinitions } from './definitions.ts';

export type RecipeRow = Selectable<Tables['recipe']>;

const storedChoices = z.record(z.string(), z.string());

export const contentOf = ({ choices, text }: Pick<RecipeRow, 'choices' | 'text'>): RecipeContent => ({
  choices: storedChoices.parse(JSON.parse(choices)),
  text,
});

export function fingerprintOf(content: RecipeContent): string {
  return createHash('sha256').update(recipeKey(content)).digest('hex');
}

/** A recipe of a line, with what its product offers. */
export interface LineRecipe {
  readonly id: string;
  readonly productId: string;
  readonly content: RecipeContent;
  readonly definition: Definition;
}

export const isMadeToOrder = (recipe: LineRecipe | undefined): boolean => recipe?.definition.stock === 'made-to-order';

const findRows = prepared((database, { ids }: { ids: readonly string[] }) =>
  database.selectFrom('recipe').selectAll().where('recipe_id', 'in', ids),
);

/** By recipe id; a recipe that another system has made is left out. */
export async function loadRecipes(
  database: Kysely<Tables>,
  lines: readonly { readonly recipe_id: string | null }[],
): Promise<ReadonlyMap<string, LineRecipe>> {
  const ids = [...new Set(lines.flatMap(({ recipe_id }) => recipe_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await findRows(database, { ids });
  const definitions = await loadDefinitions(
    database,
    rows.map((row) => row.product_id),
  );
  return new Map(
    rows.flatMap((row) => {
      const definition = definitions.get(row.product_id);
      const recipe = { id: row.recipe_id, productId: row.product_id, content: contentOf(row) };
      return definition ? [[row.recipe_id, { ...recipe, definition }]] : [];
    }),
  );
}

interface RecipeLine {
  readonly variant_sku: string;
  readonly recipe_id: string | null;
}

/** Whether a line is made to order: a recipe of another product than the line's does not count. */
export async function loadMadeToOrder(
  database: Kysely<Tables>,
  lines: readonly RecipeLine[],
): Promise<(line: RecipeLine) => boolean> {
  const recipes = await loadRecipes(database, lines);
  if (recipes.size === 0) return () => false;
  const skus = [...new Set(lines.map(({ variant_sku }) => variant_sku))];
  const variants = await database
    .selectFrom('variant')
    .select(['sku', 'product_id'])
    .where('sku', 'in', skus)
    .execute();
  const products = new Map(variants.map(({ sku, product_id }) => [sku, product_id]));
  return ({ variant_sku, recipe_id }) => {
    const recipe = recipes.get(recipe_id ?? '');
    return recipe?.productId === products.get(variant_sku) && isMadeToOrder(recipe);
  };
}

/** The customer's recipe of this content; made once, also by concurrent requests. */
export async function putRecipe(
  write: Kysely<Tables>,
  { consumerNo, productId, content }: { consumerNo: string; productId: string; content: RecipeContent },
): Promise<RecipeRow> {
  const fingerprint = fingerprintOf(content);
  await write
    .insertInto('recipe')
    .values({
      recipe_id: randomUUID(),
      consumer_no: consumerNo,
      product_id: productId,
      choices: JSON.stringify(content.choices),
      text: content.text,
      fingerprint,
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(['consumer_no', 'product_id', 'fingerprint']).doNothing())
    .execute();
  return write
    .selectFrom('recipe')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .where('product_id', '=', productId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
}

/** The customer's own, or a design of the shop; another's is as unknown as none. */
export function findRecipe(
  database: Kysely<Tables>,
  recipeId: string,
  consumerNo: string,
): Promise<RecipeRow | undefined> {
  return database
    .selectFrom('recipe')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .where((where) => where.or([where('consumer_no', '=', consumerNo), where('consumer_no', 'is', null)]))
    .executeTakeFirst();
}

interface RecipeNames {
  readonly recipeId: string | null;
  readonly code: string | null;
}

/**
 * The recipe and code of a line. Of a product that the shop customises, both have to name recipes of that product that the
 * customer may use: else `ITEM_NOT_AVAILABLE`. Of any other product they name recipes of another system, and stay as
 * they are. A design of the shop has a code, whichever of the two named it.
 */
export async function resolveRecipe(
  transaction: Transaction<Tables>,
  names: RecipeNames,
  { productId, consumerNo }: { readonly productId: string; readonly consumerNo: string },
): Promise<RecipeNames> {
  const { recipeId, code } = names;
  if (recipeId === null && code === null) return names;
  if (!(await loadDefinitions(transaction, [productId])).has(productId)) return names;
  const rows = await Promise.all(
    [recipeId ?? code, code ?? recipeId].map((id) => findRecipe(transaction, id ?? '', consumerNo)),
  );
  const isUsable = rows.every((row) => row?.product_id === productId) && (code === null || !rows[1]?.consumer_no);
  if (!isUsable) throw apiError('ITEM_NOT_AVAILABLE', { productId, recipeId: recipeId ?? code });
  const isDesign = rows[0]?.consumer_no === null;
  return { recipeId: recipeId ?? code, code: code ?? (isDesign ? recipeId : null) };
}
