export interface RecipeTables {
  customization: CustomizationTable;
  recipe: RecipeTable;
}

interface CustomizationTable {
  product_id: string;
  /** JSON: `backend/catalog/customization/definition.schema.ts`. */
  definition: string;
}

interface RecipeTable {
  /** Random; of a design, its code. */
  recipe_id: string;
  /** Null for a design that the shop made. */
  consumer_no: string | null;
  product_id: string;
  /** JSON: color ids by part id. */
  choices: string;
  text: string | null;
  /** SHA-256 of choices and text: a customer has one recipe of each content. */
  fingerprint: string;
  created_at: number;
}
