import type { OpenProductFile } from './catalog/import-catalog.ts';
import type { MappedProduct, Issue, ProductDraft } from './parsing/product-draft.ts';

/** Reads a small file as the importer does. */
export async function readFile(open: OpenProductFile, path: string) {
  const file = await open(path);
  const mapped: MappedProduct[] = [];
  const issues: Issue[] = [];
  const listener = { onRecord: () => undefined, onLostRecord: (issue: Issue) => issues.push(issue) };
  for await (const product of file.products(listener)) mapped.push(product.mapped);
  issues.push(...mapped.flatMap((product) => product.issues));
  const products = mapped.flatMap(({ product }) => (product ? [product] : []));
  return { file, products, issues };
}

export function byHandle(products: ProductDraft[], handle: string): ProductDraft {
  const product = products.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`${handle} was not read`);
  return product;
}
