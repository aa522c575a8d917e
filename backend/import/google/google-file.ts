import { BadCell } from '../parsing/cell.ts';
import { scanFile, type ProductFile, type ProductSource } from '../parsing/product-file.ts';
import { readHead } from '../parsing/text-file.ts';
import { GoogleItem, type ItemValue } from './google-item.ts';
import { openTable } from './google-tsv.ts';
import { openXml } from './google-xml.ts';
import { mapCategories, mapItemGroup } from './map-item-group.ts';

/** A Google Merchant feed, as a table or as RSS or Atom; throws `ImportError` for anything else. */
export async function openGoogleFile(path: string): Promise<ProductFile> {
  const { text } = await readHead(path);
  const feed = await (text.trimStart().startsWith('<') ? openXml(path) : openTable(path));
  const now = new Date();
  const source: ProductSource<ItemValue> = {
    notices: feed.unknown.length > 0 ? [`columns left out: ${feed.unknown.join(', ')}`] : [],
    skuColumn: feed.spell('id'),
    records: feed.items,
    handleCell(record) {
      if (record.value.extraCells) throw new BadCell(record.value.extraCells);
      const item = new GoogleItem(record, feed.spell);
      return item.cell(item.text('item_group_id') === '' ? 'id' : 'item_group_id');
    },
    categories: (record) => mapCategories(new GoogleItem(record, feed.spell)),
    map(handle, [first, ...others]) {
      const toItem = (record: typeof first) => new GoogleItem(record, feed.spell);
      return mapItemGroup(handle, [toItem(first), ...others.map(toItem)], now);
    },
  };
  return scanFile(path, source);
}
