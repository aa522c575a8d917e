import type { Transaction } from 'kysely';
import { checkRecipe } from '../../domain/customization/recipe.ts';
import { customizationFile, definition, type Definition } from '../catalog/customization/definition.schema.ts';
import { rulesOf } from '../catalog/customization/describe-recipe.ts';
import { fingerprintOf } from '../catalog/customization/recipe-rows.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import type { Tables } from '../db/tables.ts';

/** By product id. */
export type Customizations = ReadonlyMap<string, Definition>;

/** `customizations.json`: each product gets the colors that its parts name from the list of the file. */
export const catalogCustomizations = customizationFile.transform(({ colors, products }, context): Customizations => {
  const codes = Object.values(products).flatMap(({ designs }) => designs.map(({ code }) => code));
  if (new Set(codes).size < codes.length)
    context.addIssue({ code: 'custom', message: 'two designs have the same code' });
  const read = Object.entries(products).flatMap(([productId, own]) => {
    const used = new Set(own.parts.flatMap((part) => part.colors));
    const result = definition.safeParse({ ...own, colors: colors.filter(({ id }) => used.has(id)) });
    if (result.success) return [[productId, result.data] as const];
    const [issue] = result.error.issues;
    context.addIssue({ code: 'custom', path: [productId, ...(issue?.path ?? [])], message: issue?.message ?? '' });
    return [];
  });
  return new Map(read);
});

/** What products can be changed in comes from the catalogue files alone; recipes stay, because carts and orders name them. */
export async function seedCustomizations(
  transaction: Transaction<Tables>,
  customizations: Customizations,
): Promise<void> {
  await transaction.deleteFrom('customization').execute();
  const rows = [...customizations].map(([product_id, own]) => ({ product_id, definition: JSON.stringify(own) }));
  await insertInBatches(transaction, 'customization', rows);
  for (const row of [...customizations].flatMap(([productId, own]) => designRows(productId, own)))
    await transaction
      .insertInto('recipe')
      .values(row)
      .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(row))
      .execute();
}

function designRows(product_id: string, own: Definition) {
  return own.designs.flatMap(({ code, choices, text }) => {
    const design = checkRecipe(rulesOf(own), { choices, text });
    if (design.kind !== 'ok') return [];
    const { content } = design;
    return {
      recipe_id: code,
      consumer_no: null,
      product_id,
      choices: JSON.stringify(content.choices),
      text: content.text,
      fingerprint: fingerprintOf(content),
      created_at: 0,
    };
  });
}
