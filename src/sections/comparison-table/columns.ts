import type { ProductSummary } from '../../api/catalog/products.schema.ts';
import type { Image, Link } from '../../cms/sections/content-fields.ts';

type Value = string | boolean;

interface Content {
  readonly productIds?: readonly string[] | undefined;
  readonly columns?:
    | readonly {
        readonly title: string;
        readonly text?: string | undefined;
        readonly image?: Image | undefined;
        readonly cta?: Link | undefined;
      }[]
    | undefined;
}

/** A column of the table and the index of its values in every row. */
export interface Column {
  readonly at: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly image?: ProductSummary['image'] | Image | undefined;
  readonly cta?: Link | undefined;
  readonly product?: ProductSummary | undefined;
}

/**
 * Products first, in the order of the content, then free columns. A product that is not sold here is omitted with its
 * values.
 */
export function tableColumns(
  { productIds = [], columns = [] }: Content,
  products: readonly ProductSummary[],
): readonly Column[] {
  const sold = productIds.flatMap((id, at) => {
    const product = products.find((candidate) => candidate.id === id || candidate.slug === id);
    return product === undefined ? [] : [{ at, title: product.name, image: product.image, product }];
  });
  return [...sold, ...columns.map((column, index) => ({ ...column, at: productIds.length + index }))];
}

/** The values of a row in the order of the columns; the empty string for a missing value. */
export function rowValues(values: readonly Value[], columns: readonly Column[]): readonly Value[] {
  return columns.map(({ at }) => values[at] ?? '');
}

/** Whether the columns differ. */
export function differs(values: readonly (Value | number)[]): boolean {
  return new Set(values.map((value) => (typeof value === 'string' ? value.trim() : value))).size > 1;
}
