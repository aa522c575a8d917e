import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Gives a guest's recipes to the account. Returns the account's own recipe by the guest's of the same content, which is
 * deleted: lines that name it have to name the other.
 */
export async function mergeRecipes(
  transaction: Transaction<Tables>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, string>> {
  if (from === to) return new Map();
  const equal = await transaction
    .selectFrom('recipe as guest')
    .innerJoin('recipe as own', (join) =>
      join.onRef('own.product_id', '=', 'guest.product_id').onRef('own.fingerprint', '=', 'guest.fingerprint'),
    )
    .select(['guest.recipe_id as id', 'own.recipe_id as ownId'])
    .where('guest.consumer_no', '=', from)
    .where('own.consumer_no', '=', to)
    .execute();
  const replaced = new Map(equal.map(({ id, ownId }) => [id, ownId]));
  if (replaced.size > 0)
    await transaction
      .deleteFrom('recipe')
      .where('recipe_id', 'in', [...replaced.keys()])
      .execute();
  await transaction.updateTable('recipe').set({ consumer_no: to }).where('consumer_no', '=', from).execute();
  return replaced;
}
