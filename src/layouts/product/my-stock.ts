/** What the visitor's store has of a product. */
export interface MyStock {
  readonly store: { readonly id: string; readonly name: string; readonly path?: string | undefined };
  /** Units by variant. */
  readonly stock: Readonly<Record<string, number>>;
}
