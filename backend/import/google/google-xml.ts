import type { FileRecord } from '../parsing/file-records.ts';
import { ImportError } from '../parsing/import-error.ts';
import { readHead, readText, type FileHead } from '../parsing/text-file.ts';
import { FeedParser, type RawItem } from './feed-parser.ts';
import { isGoogleField, REQUIRED, toField, type GoogleField } from './google-columns.ts';
import type { ItemValue } from './google-item.ts';
import { requireFields, type Feed } from './google-tsv.ts';

/** A feed as RSS 2.0 or Atom. Throws `ImportRefused` for other XML, and for a document type declaration. */
export async function openXml(path: string): Promise<Feed> {
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

/** What the declaration says, unless a byte order mark has told. */
function encodingOf({ text, encoding }: FileHead): string {
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(text.trimStart())?.[1];
  if (declared === undefined || encoding !== 'utf-8') return encoding;
  try {
    return new TextDecoder(declared).encoding;
  } catch (error) {
    throw new ImportError(`the encoding "${declared}" is not known; save the file as UTF-8`, { cause: error });
  }
}

/** XML has no header: the format's fields must turn up sooner or later. */
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

/** The feed's own elements go before those of Google's namespace only where these are missing. */
function toItem(item: RawItem): ItemValue {
  const ranked = [...item.filter(([name]) => name.includes(':')), ...item.filter(([name]) => !name.includes(':'))];
  const fields = ranked.flatMap(([name, text]): ItemValue['fields'] => {
    const field = toField(name);
    return field === undefined ? [] : [[field, text]];
  });
  return { fields };
}
