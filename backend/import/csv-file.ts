import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportRefused } from './import-refused.ts';

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  cells: readonly string[];
}

interface CsvDialect {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  delimiter: string;
}

const SNIFF_BYTES = 64 * 1024;
const MAX_ROW_CHARACTERS = 4 * 1024 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];

/** Every row, the header first, blank lines left out. Throws `ImportRefused` where the file is no readable CSV text. */
export async function* readCsvRows(path: string): AsyncGenerator<CsvRow> {
  const { encoding, delimiter } = await sniffDialect(path);
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // The error reaches the loop below through the parser, which the pipeline destroys with it.
  pipeline(Readable.from(decodeText(path, encoding)), parser, () => undefined);
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (record.length > 1 || record[0]?.trim()) yield { line: lastLine + 1, cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    throw explainCsvError(path, lastLine + 1, error);
  }
}

/** What csv-parse emits with `info: true`; its stream is not typed. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

async function* decodeText(path: string, encoding: CsvDialect['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const end = decoder.decode();
  if (end) yield end;
}

function explainCsvError(path: string, line: number, error: unknown): unknown {
  if (error instanceof CsvError) {
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quote is opened and never closed (is the file cut off?)'
        : error.code === 'CSV_MAX_RECORD_SIZE'
          ? 'the row is too long (a quote may be missing)'
          : error.message;
    return new ImportRefused(`${path}, line ${line}: ${reason}`, { cause: error });
  }
  if (isSystemError(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) {
    return new ImportRefused(`${path} is not UTF-8 text; save it as "CSV UTF-8"`, { cause: error });
  }
  return error;
}

async function sniffDialect(path: string): Promise<CsvDialect> {
  const head = await readHead(path);
  const encoding = sniffEncoding(head);
  const text = new TextDecoder(encoding).decode(head);
  return { encoding, delimiter: sniffDelimiter(text) };
}

async function readHead(path: string): Promise<Buffer> {
  try {
    if (!(await stat(path)).isFile()) throw new ImportRefused(`${path} is not a file`);
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SNIFF_BYTES) });
    if (bytesRead === 0) throw new ImportRefused(`${path} is empty`);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) throw new ImportRefused(`${path} does not exist`, { cause: error });
    if (error instanceof Error && 'syscall' in error) {
      throw new ImportRefused(`${path} cannot be read: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

function sniffEncoding(head: Buffer): CsvDialect['encoding'] {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The candidate that stands most often in the header, quoted names left out; a comma where none does. */
function sniffDelimiter(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (candidate: string) => header.split(candidate).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
