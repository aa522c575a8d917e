import type { ColumnType } from 'kysely';
import type { InteractionOrigin } from '../../../src/lib/product/interaction-origins.ts';

/** A column that has a default value: it may be left out of an insert. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The columns that a line of a cart and a saved line share. */
export interface LineColumns {
  id: string;
  /** Distinguishes lines of one variant: gift option, store, shipping method, recipe. */
  line_key: string;
  variant_sku: string;
  qty: number;
  recipe_id: string | null;
  /** JSON `{ to, email, message }`. */
  gift_option: string | null;
  store_id: string | null;
  shipping_method: string | null;
  /** Where the visitor came from into the product, if they allow analytics. */
  interaction_origin: Defaulted<InteractionOrigin | null>;
  /** Order of the lines. */
  position: number;
}
