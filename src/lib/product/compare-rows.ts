/** What a comparison reads of a product. */
interface Comparable {
  readonly attributes: Readonly<Record<string, string>>;
  readonly colors: readonly { readonly name: string; readonly label?: string | undefined }[];
  readonly variants: readonly {
    readonly size?: string | undefined;
    readonly sizeLabel?: string | undefined;
    readonly stock: number;
  }[];
}

export interface CompareRow {
  readonly name: string;
  /** One for each product, in their order; empty where nothing is known. */
  readonly values: readonly string[];
  readonly isDifferent: boolean;
}

interface RowNames {
  readonly sizes: string;
  readonly colors: string;
}

/** Sizes in stock, colors and attributes of products side by side: attributes that most of them have come first. */
export function compareRows(products: readonly Comparable[], names: RowNames): readonly CompareRow[] {
  const attributes = attributeNames(products).map((name) =>
    toRow(
      name,
      products.map((product) => (Object.hasOwn(product.attributes, name) ? (product.attributes[name] ?? '') : '')),
    ),
  );
  const sizes = toRow(names.sizes, products.map(sizesOf));
  const colors = toRow(
    names.colors,
    products.map((product) => product.colors.map(({ name, label }) => label ?? name).join(', ')),
  );
  return [sizes, colors, ...attributes].filter(({ values }) => values.some((value) => value !== ''));
}

export function toRow(name: string, values: readonly string[]): CompareRow {
  return { name, values, isDifferent: new Set(values).size > 1 };
}

function attributeNames(products: readonly Comparable[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { attributes } of products)
    for (const name of Object.keys(attributes)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The first and the last size in stock, as their labels name them; all where there are few. */
function sizesOf({ variants }: Comparable): string {
  const labels = [
    ...new Set(variants.flatMap(({ size, sizeLabel, stock }) => (stock > 0 ? (sizeLabel ?? size ?? []) : []))),
  ];
  return labels.length > FEW ? `${labels.at(0)} – ${labels.at(-1)}` : labels.join(', ');
}

const FEW = 4;
