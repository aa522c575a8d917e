import { Parser } from 'htmlparser2';
import { ImportError } from '../parsing/import-error.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { firstColumnOf, formatError } from '../parsing/format-error.ts';
import { MAX_RECORD_CHARACTERS } from '../parsing/text-file.ts';

/**
 * Children of an item in the file's order: prefixed `g:` for Google's namespace, whatever prefix the file uses, and
 * without prefix for the feed's own.
 */
export type RawItem = readonly (readonly [name: string, text: string])[];

const ROOTS = ['rss', 'feed', 'rdf:RDF'];
const ITEMS = ['item', 'entry'];
const GOOGLE = /^https?:\/\/base\.google\.com\/ns\/1\.0/;
const MAX_DEPTH = 50;

/**
 * Parses the XML of an RSS or Atom feed chunk by chunk and returns its items. Throws `ImportError` for a document type
 * declaration, whose entities may read files or expand without limit, for another root element, and for an element that
 * is not closed.
 */
export class FeedParser {
  readonly #path: string;
  readonly #lines = new LineCounter();
  readonly #open: string[] = [];
  readonly #parser: Parser;
  #finished: FileRecord<RawItem>[] = [];
  #item: { line: number; depth: number; fields: [string, string][]; size: number } | undefined;
  #text = '';
  #written = 0;
  /** Position at which the last opening tag ended. */
  #openedAt = -1;
  #hasRoot = false;
  #prefix = 'g';

  constructor(path: string) {
    this.#path = path;
    const handler = {
      onprocessinginstruction: (name: string) => this.#declare(name),
      onopentagname: (name: string) => this.#begin(name),
      onopentag: (_: string, attributes: Record<string, string>) => this.#opened(attributes),
      ontext: (text: string) => this.#add(text),
      onclosetag: (name: string, isImplied: boolean) => this.#end(name, isImplied),
    };
    this.#parser = new Parser(handler, { xmlMode: true });
  }

  /** Returns the items that end in this chunk. */
  write(text: string): FileRecord<RawItem>[] {
    this.#lines.feed(text);
    this.#written += text.length;
    this.#parser.write(text);
    if (this.#written - this.#parser.endIndex > MAX_RECORD_CHARACTERS) throw this.#fail('a tag or comment has no end');
    return this.#take();
  }

  /** Returns the remaining items; throws when the document is not well-formed. */
  end(): FileRecord<RawItem>[] {
    this.#parser.end();
    if (!this.#hasRoot) throw formatError('a Google Merchant feed', 'it has no "rss" or "feed"', undefined);
    return this.#take();
  }

  #take(): FileRecord<RawItem>[] {
    const items = this.#finished;
    this.#finished = [];
    return items;
  }

  #declare(name: string): void {
    if (/^!doctype/i.test(name)) throw this.#fail('a document type (DOCTYPE) is not taken; remove it');
  }

  #begin(name: string): void {
    if (!this.#hasRoot && !ROOTS.includes(name)) {
      throw formatError('a Google Merchant feed', 'it has no "rss" or "feed"', firstColumnOf(`<${name}>`));
    }
    this.#hasRoot = true;
    this.#open.push(name);
    if (this.#open.length > MAX_DEPTH) throw this.#fail(`elements are nested deeper than ${MAX_DEPTH}`);
    if (this.#item) {
      if (this.#open.length === this.#item.depth + 1) this.#text = '';
    } else if (ITEMS.includes(name)) {
      this.#item = { line: this.#lines.at(this.#parser.startIndex), depth: this.#open.length, fields: [], size: 0 };
    }
  }

  /** Text of nested elements, such as the price of a shipping service, is not the item's own. */
  #add(text: string): void {
    if (!this.#item) return;
    this.#item.size += text.length;
    if (this.#item.size > MAX_RECORD_CHARACTERS) throw this.#fail('the item is too long');
    if (this.#open.length === this.#item.depth + 1) this.#text += text;
  }

  #end(name: string, isImplied: boolean): void {
    // An element without content, such as <title/>, is closed where it is opened.
    if (isImplied && this.#parser.endIndex !== this.#openedAt)
      throw this.#fail(`<${name}> is never closed (is the file cut off?)`);
    const depth = this.#open.length;
    this.#open.pop();
    if (!this.#item) return;
    if (depth === this.#item.depth) {
      this.#finished.push({ line: this.#item.line, value: this.#item.fields });
      this.#item = undefined;
    } else if (depth === this.#item.depth + 1 && this.#text.trim() !== '') {
      const own = this.#toOwnName(name);
      if (own !== undefined) this.#item.fields.push([own, this.#text]);
    }
  }

  #opened(attributes: Record<string, string>): void {
    this.#openedAt = this.#parser.endIndex;
    if (this.#open.length > 1) return;
    const found = Object.entries(attributes).find(([name, value]) => name.startsWith('xmlns:') && GOOGLE.test(value));
    if (found) this.#prefix = found[0].slice('xmlns:'.length);
  }

  #toOwnName(name: string): string | undefined {
    if (name.startsWith(`${this.#prefix}:`)) return `g:${name.slice(this.#prefix.length + 1)}`;
    return name.includes(':') ? undefined : name;
  }

  #fail(reason: string): ImportError {
    return new ImportError(`${this.#path}, line ${this.#lines.at(this.#parser.startIndex)}: ${reason}`);
  }
}

/** Maps positions of a text that arrives in chunks to lines; positions must be passed in ascending order. */
class LineCounter {
  #line = 1;
  #length = 0;
  #breaks: number[] = [];
  #passed = 0;

  feed(text: string): void {
    this.#breaks = this.#breaks.slice(this.#passed);
    this.#passed = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#breaks.push(this.#length + at);
    this.#length += text.length;
  }

  /** From 1. */
  at(index: number): number {
    while ((this.#breaks[this.#passed] ?? Infinity) < index) {
      this.#passed += 1;
      this.#line += 1;
    }
    return this.#line;
  }
}
