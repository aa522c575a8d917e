import { BadCell } from '../parsing/cell.ts';
import { scanFile, type ProductFile, type ProductSource } from '../parsing/product-file.ts';
import { readHead, readText, type FileHead } from '../parsing/text-file.ts';
import { GoogleItem, type ItemValue } from './google-item.ts';
import { openTable, requireFields, type Feed } from './google-tsv.ts';
import { mapCategories, mapItemGroup } from './map-item-group.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { ImportError } from '../parsing/import-error.ts';
import { FeedParser, type RawItem } from './feed-parser.ts';
import { isGoogleField, REQUIRED, toField, type GoogleField } from './google-columns.ts';

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

/** A feed as RSS 2.0 or Atom. Throws `ImportError` for other XML, and for a document type declaration. */
async function openXml(path: string): Promise<Feed> {
  const encoding = encodingOf(await readHead(path));
  const items = () => readItems(path, encoding);
  await checkFields(items());
  return {
    unknown: [],
    spell: (field) => `g:${field}`,
    async *items() {
      for await (const { line, value } of readItems(path, encoding)) yield { line, value: toItem(value) };
    },
  };
}

/** The declared encoding, unless a byte order mark states another. */
function encodingOf({ text, encoding }: FileHead): string {
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(text.trimStart())?.[1];
  if (declared === undefined || encoding !== 'utf-8') return encoding;
  try {
    return new TextDecoder(declared).encoding;
  } catch (error) {
    throw new ImportError(`the encoding "${declared}" is not known; save the file as UTF-8`, { cause: error });
  }
}

/** XML has no header: throws when the whole feed lacks a required field. */
async function checkFields(items: AsyncIterable<FileRecord<RawItem>>): Promise<void> {
  const present = new Set<GoogleField | undefined>();
  let wrong: string | undefined;
  for await (const { value } of items) {
    for (const [name] of value) present.add(toField(name));
    wrong ??= value.find(([name]) => !isGoogleField(name))?.[0];
    if (REQUIRED.every((field) => present.has(field))) return;
  }
  requireFields([...present], wrong);
}

async function* readItems(path: string, encoding: string): AsyncGenerator<FileRecord<RawItem>> {
  const parser = new FeedParser(path);
  for await (const chunk of readText(path, encoding)) yield* parser.write(chunk);
  yield* parser.end();
}

/** Elements of Google's namespace take precedence over the feed's own elements. */
function toItem(item: RawItem): ItemValue {
  const ranked = [...item.filter(([name]) => name.includes(':')), ...item.filter(([name]) => !name.includes(':'))];
  const fields = ranked.flatMap(([name, text]): ItemValue['fields'] => {
    const field = toField(name);
    return field === undefined ? [] : [[field, text]];
  });
  return { fields };
}
