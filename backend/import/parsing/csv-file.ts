import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './import-error.ts';
import { MAX_RECORD_CHARACTERS, readHead, readText } from './text-file.ts';

/** Distinct values of the last column to compare with; a column with more is not an enumeration. */
const MAX_WORDS = 1000;
const WORD = /^\p{L}[\p{L} ]*$/u;

/**
 * Detects a table that is truncated within its last row. A last line without a line end is common and no proof: the row
 * must also lack columns, or end in the beginning of a word that the column has elsewhere (`acti` for `active`).
 */
class FileEnd {
  readonly #words = new Set<string>();
  #width = 0;
  #last: readonly string[] = [];
  #lastSign = '';

  async *follow(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const chunk of text) {
      this.#lastSign = chunk.at(-1) ?? this.#lastSign;
      yield chunk;
    }
  }

  /** Must be called for every row in order, the header first. */
  add(row: readonly string[]): void {
    if (this.#width === 0) this.#width = row.length;
    const word = this.#last[this.#width - 1] ?? '';
    if (this.#words.size < MAX_WORDS && WORD.test(word)) this.#words.add(word);
    this.#last = row;
  }

  /** Must be called after the last row; returns the reason when the file seems truncated. */
  findCut(): string | undefined {
    if (this.#lastSign === '\n' || this.#lastSign === '\r') return undefined;
    const { length } = this.#last;
    if (length < this.#width) return `the last row has ${length} of ${this.#width} columns`;
    const word = this.#last[this.#width - 1] ?? '';
    const isBeginning =
      WORD.test(word) && !this.#words.has(word) && [...this.#words].some((one) => one.startsWith(word));
    return isBeginning ? `the last row ends in "${word}", the beginning of a word of its column,` : undefined;
  }
}

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  value: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Every row, the header first, blank lines left out. Throws `ImportError` when the file is not readable CSV text, and
 * at the end when it seems to be truncated.
 */
export async function* readCsvRows(path: string): AsyncGenerator<CsvRow> {
  const { text, encoding } = await readHead(path);
  const parser = parse({
    delimiter: sniffDelimiter(text),
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  // The error reaches the loop below through the parser, which the pipeline destroys with it.
  const end = new FileEnd();
  pipeline(Readable.from(end.follow(readText(path, encoding))), parser, () => undefined);
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (record.length > 1 || record[0]?.trim()) {
        end.add(record);
        yield { line: lastLine + 1, value: record };
      }
      lastLine = info.lines;
    }
  } catch (error) {
    throw explainCsvError(path, lastLine + 1, error);
  }
  const cut = end.findCut();
  if (cut !== undefined) {
    const hint = 'is the file cut off? Where it is whole, end it with a line break';
    throw new ImportError(`${path}, line ${lastLine}: ${cut} and no line end (${hint})`);
  }
}

/** The first row; throws `ImportError` for a file without rows. */
export async function readCsvHeader(path: string): Promise<readonly string[]> {
  for await (const { value } of readCsvRows(path)) return value;
  throw new ImportError(`${path} is empty`);
}

/** Every row except the header. */
export async function* readDataRows(path: string): AsyncGenerator<CsvRow> {
  let isHeader = true;
  for await (const row of readCsvRows(path)) {
    if (!isHeader) yield row;
    isHeader = false;
  }
}

/** What csv-parse emits with `info: true`; its stream is not typed. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

function explainCsvError(path: string, line: number, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const reason =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quote is opened and never closed (is the file cut off?)'
      : error.code === 'CSV_MAX_RECORD_SIZE'
        ? 'the row is too long (a quote may be missing)'
        : error.message;
  return new ImportError(`${path}, line ${line}: ${reason}`, { cause: error });
}

/** The candidate that occurs most often in the header outside quotes; a comma when none occurs. */
function sniffDelimiter(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (candidate: string) => header.split(candidate).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}
