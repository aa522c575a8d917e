import { mapProduct } from './map-product.ts';
import type { MappedProduct, Problem, ProductDraft } from './product-draft.ts';
import { readProducts, scanProducts } from './read-products.ts';

/** All of a small file as the importer understands it. */
export async function readFile(path: string) {
  const scan = await scanProducts(path);
  const mapped: MappedProduct[] = [];
  const problems: Problem[] = [];
  const listener = { onRow: () => undefined, onLostRow: (problem: Problem) => problems.push(problem) };
  for await (const { handle, rows } of readProducts(path, scan, listener)) mapped.push(mapProduct(handle, rows));
  problems.push(...mapped.flatMap((product) => product.problems));
  const products = mapped.flatMap(({ product }) => (product ? [product] : []));
  return { scan, products, problems };
}

export function byHandle(products: ProductDraft[], handle: string): ProductDraft {
  const product = products.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`${handle} was not read`);
  return product;
}
