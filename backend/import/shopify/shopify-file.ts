import { readCsvHeader, readDataRows } from '../parsing/csv-file.ts';
import { scanFile, type ProductFile, type ProductSource } from '../parsing/product-file.ts';
import { mapCategories, mapProduct } from './map-product.ts';
import { readShopifyHeader } from './shopify-columns.ts';
import { ShopifyRow } from './shopify-row.ts';

/** A Shopify product CSV of either column generation; throws `ImportError` for anything else. */
export async function openShopifyFile(path: string): Promise<ProductFile> {
  const header = readShopifyHeader(await readCsvHeader(path));
  const source: ProductSource<readonly string[]> = {
    notices: header.unknown.length > 0 ? [`columns left out: ${header.unknown.join(', ')}`] : [],
    skuColumn: header.columnName('sku'),
    records: () => readDataRows(path),
    handleCell(record) {
      const row = new ShopifyRow(record, header);
      row.assertNoExtraCells();
      return row.cell('handle');
    },
    categories: (record) => mapCategories(new ShopifyRow(record, header)),
    map(handle, [first, ...others]) {
      const toRow = (record: typeof first) => new ShopifyRow(record, header);
      return mapProduct(handle, [toRow(first), ...others.map(toRow)]);
    },
  };
  return scanFile(path, source);
}
