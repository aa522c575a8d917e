import { ImportError } from './import-error.ts';
import type { FileRecord } from './file-records.ts';
import { MAX_RECORD_CHARACTERS, readHead, readText } from './text-file.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 100;
/** A file that is a single object is read into memory as a whole. */
const MAX_OBJECT_CHARACTERS = 8 * MAX_RECORD_CHARACTERS;

/**
 * Every object of a file, whether it is one object, a list of them or one per line; only one is in memory at a time.
 * Throws `ImportError` when the file is something else or truncated.
 */
export async function* readJsonObjects(path: string): AsyncGenerator<FileRecord<JsonObject>> {
  const { encoding } = await readHead(path);
  const splitter = new ObjectSplitter(path);
  for await (const chunk of readText(path, encoding)) {
    for (const { line, value } of splitter.write(chunk)) yield { line, value: parse(path, line, value) };
  }
  splitter.end();
}

function parse(path: string, line: number, text: string): JsonObject {
  try {
    const object: JsonObject = JSON.parse(text);
    return object;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/[\s,]*"[\s\S]*$/, '') : '';
    throw new ImportError(`${path}, line ${line}: it is not JSON (${reason})`, { cause: error });
  }
}

/** Finds where objects begin and end in text that arrives in chunks; brackets and commas between them are skipped. */
class ObjectSplitter {
  readonly #path: string;
  #line = 1;
  #lists = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #start = { line: 1, parts: '' };

  constructor(path: string) {
    this.#path = path;
  }

  /** The texts of the objects that end in this chunk. */
  write(chunk: string): FileRecord<string>[] {
    const found: FileRecord<string>[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk.charCodeAt(at);
      if (sign === NEW_LINE) this.#line += 1;
      if (this.#isText) this.#readText(sign);
      else if (this.#depth === 0) {
        if (this.#readBetween(sign)) from = at;
      } else if (this.#readInside(sign)) {
        found.push({ line: this.#start.line, value: this.#start.parts + chunk.slice(from, at + 1) });
        this.#start.parts = '';
      }
    }
    if (this.#depth > 0) this.#push(chunk.slice(from));
    return found;
  }

  end(): void {
    if (this.#depth > 0 || this.#lists !== 0) throw this.#fail('it ends too early (is the file cut off?)');
  }

  #push(text: string): void {
    this.#start.parts += text;
    if (this.#start.parts.length > MAX_OBJECT_CHARACTERS) {
      throw this.#fail(`an object is longer than ${MAX_OBJECT_CHARACTERS} characters; write one product per line`);
    }
  }

  #readText(sign: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === BACKSLASH) this.#isEscaped = true;
    else if (sign === QUOTE) this.#isText = false;
  }

  /** Whether an object begins. */
  #readBetween(sign: number): boolean {
    if (sign === OPEN_LIST) this.#lists += 1;
    else if (sign === CLOSE_LIST) this.#lists -= 1;
    else if (sign === OPEN) {
      this.#depth = 1;
      this.#start = { line: this.#line, parts: '' };
      return true;
    } else if (!BETWEEN.has(sign)) throw this.#fail('it is not JSON');
    if (this.#lists < 0) throw this.#fail('a "]" stands where no list is open');
    return false;
  }

  /** Whether the object ends. */
  #readInside(sign: number): boolean {
    if (sign === QUOTE) this.#isText = true;
    else if (sign === OPEN || sign === OPEN_LIST) this.#depth += 1;
    else if (sign === CLOSE || sign === CLOSE_LIST) this.#depth -= 1;
    if (this.#depth > MAX_DEPTH) throw this.#fail(`it is nested deeper than ${MAX_DEPTH}`);
    return this.#depth === 0;
  }

  #fail(reason: string): ImportError {
    return new ImportError(`${this.#path}, line ${this.#line}: ${reason}`);
  }
}

const [NEW_LINE, BACKSLASH, QUOTE, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [10, 92, 34, 123, 125, 91, 93] as const;
/** Blanks, line ends and commas. */
const BETWEEN = new Set([32, 9, 10, 13, 44]);
