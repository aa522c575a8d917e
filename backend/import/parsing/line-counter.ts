/** Maps positions of a text that arrives in chunks to lines; positions must be passed in ascending order. */
export class LineCounter {
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
