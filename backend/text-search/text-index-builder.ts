import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { FIELDS, type Field, type Postings } from './postings.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { createVocabulary } from './vocabulary.ts';
import { foldText, wordsOf } from './words.ts';

/** A growing list of numbers below 2^32 without boxing. */
class NumberList {
  #items = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  /** A view of the current numbers, not a copy. */
  toArray(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }
}

export type FieldTexts = Readonly<Partial<Record<Field, string>>>;

/**
 * Collects documents, numbered in insertion order; the best should be added first, as equal matches are found in that
 * order.
 */
export class TextIndexBuilder {
  readonly #language: string;
  /** By original form: equal words are folded once. */
  readonly #ids = new Map<string, number>();
  readonly #folded = new Map<string, number>();
  readonly #writtenForms: string[] = [];
  readonly #words = new NumberList();
  readonly #documents = new NumberList();
  readonly #fields = new NumberList();
  readonly #names: string[] = [];

  constructor(language: string) {
    this.#language = language;
  }

  add(texts: FieldTexts): void {
    const own = new Map<number, number>();
    FIELDS.forEach((field, order) => {
      for (const word of wordsOf(texts[field] ?? '')) {
        const id = this.#idOf(word);
        own.set(id, (own.get(id) ?? 0) | (1 << order));
      }
    });
    for (const [word, fields] of own) {
      this.#words.push(word);
      this.#documents.push(this.#names.length);
      this.#fields.push(fields);
    }
    this.#names.push(
      wordsOf(texts.name ?? '')
        .map(foldText)
        .join(' '),
    );
  }

  /** Builds the index; yields to other requests between the steps. */
  async finish(): Promise<TextIndex> {
    const sorted = [...this.#folded.keys()].sort();
    await yieldToEventLoop();
    const rankOf = new Uint32Array(sorted.length);
    sorted.forEach((word, order) => (rankOf[this.#folded.get(word) ?? 0] = order));
    const vocabulary = createVocabulary(sorted, this.#language);
    await yieldToEventLoop();
    const spelled = sorted.flatMap((word, order): [number, string][] => {
      const form = this.#writtenForms[this.#folded.get(word) ?? 0] ?? word;
      return form === word ? [] : [[order, form]];
    });
    const sortedPostings = await this.#sortPostings(rankOf);
    return createTextIndex({
      vocabulary,
      ...sortedPostings,
      documentCount: this.#names.length,
      names: this.#names,
      writtenForms: new Map(spelled),
    });
  }

  #idOf(form: string): number {
    const known = this.#ids.get(form);
    if (known !== undefined) return known;
    const word = foldText(form);
    const id = this.#folded.get(word) ?? this.#folded.size;
    if (id === this.#folded.size) {
      this.#folded.set(word, id);
      this.#writtenForms.push(form);
    }
    this.#ids.set(form, id);
    return id;
  }

  /** Counting sort: documents stay in ascending order. */
  async #sortPostings(rankOf: Uint32Array): Promise<Pick<Postings, 'starts' | 'documents' | 'fields'>> {
    const [words, from, masks] = [this.#words.toArray(), this.#documents.toArray(), this.#fields.toArray()];
    const starts = new Uint32Array(rankOf.length + 1);
    for (const word of words) starts[(rankOf[word] ?? 0) + 1] = (starts[(rankOf[word] ?? 0) + 1] ?? 0) + 1;
    for (let order = 1; order < starts.length; order += 1)
      starts[order] = (starts[order] ?? 0) + (starts[order - 1] ?? 0);
    await yieldToEventLoop();
    const next = starts.slice();
    const documents = new Uint32Array(words.length);
    const fields = new Uint8Array(words.length);
    for (let index = 0; index < words.length; index += 1) {
      const word = rankOf[words[index] ?? 0] ?? 0;
      const at = next[word] ?? 0;
      documents[at] = from[index] ?? 0;
      fields[at] = masks[index] ?? 0;
      next[word] = at + 1;
    }
    return { starts, documents, fields };
  }
}
