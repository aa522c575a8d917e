/** A growing list of numbers below 2^32 without boxing. */
export class NumberList {
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
