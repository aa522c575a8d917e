/** Distinct values of the last column to compare with; a column with more is not an enumeration. */
const MAX_WORDS = 1000;
const WORD = /^\p{L}[\p{L} ]*$/u;

/**
 * Detects a table that is truncated within its last row. A last line without a line end is common and no proof: the row
 * must also lack columns, or end in the beginning of a word that the column has elsewhere (`acti` for `active`).
 */
export class FileEnd {
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
