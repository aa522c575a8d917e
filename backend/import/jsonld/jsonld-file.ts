import type { JsonObject } from '../parsing/json-values.ts';
import { scanFile, type ProductFile, type ProductSource } from '../parsing/product-file.ts';
import { openGraph } from './graph.ts';
import { describedNode, mapCategories, mapNode } from './map-node.ts';

/** schema.org products as JSON-LD, the form of this shop's own pages; throws `ImportError` for anything else. */
export async function openJsonldFile(path: string): Promise<ProductFile> {
  const { products, handleCell, otherTypes } = await openGraph(path);
  const source: ProductSource<JsonObject> = {
    notices: otherTypes.length > 0 ? [`types left out: ${otherTypes.join(', ')}`] : [],
    skuColumn: 'sku',
    records: products,
    handleCell,
    categories: ({ value }) => mapCategories(describedNode(value)),
    map: mapNode,
  };
  return scanFile(path, source);
}
