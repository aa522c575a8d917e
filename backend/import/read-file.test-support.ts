import type { OpenProductFile } from './import-catalog.ts';
import type { MappedProduct, Problem, ProductDraft } from './product-draft.ts';

/** All of a small file as the importer understands it. */
export async function readFile(open: OpenProductFile, path: string) {
  const file = await open(path);
  const mapped: MappedProduct[] = [];
  const problems: Problem[] = [];
  const listener = { onRecord: () => undefined, onLostRecord: (problem: Problem) => problems.push(problem) };
  for await (const product of file.products(listener)) mapped.push(product.mapped);
  problems.push(...mapped.flatMap((product) => product.problems));
  const products = mapped.flatMap(({ product }) => (product ? [product] : []));
  return { file, products, problems };
}

export function byHandle(products: ProductDraft[], handle: string): ProductDraft {
  const product = products.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`${handle} was not read`);
  return product;
}
