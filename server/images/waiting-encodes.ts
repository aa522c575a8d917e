type Run = () => Promise<unknown>;

/**
 * First in, first out, for `p-queue`. The queue of the library retains a hundred finished encodes and more, each with
 * the bytes it made, while others wait (docs/decisions/093).
 */
export class WaitingEncodes {
  readonly #runs = new Set<Run>();

  get size(): number {
    return this.#runs.size;
  }

  enqueue(run: Run): void {
    this.#runs.add(run);
  }

  dequeue(): Run | undefined {
    const [first] = this.#runs;
    if (first !== undefined) this.#runs.delete(first);
    return first;
  }

  /** All of them: none has a priority. */
  filter(): Run[] {
    return [...this.#runs];
  }

  setPriority(): never {
    throw new Error('Encodes are made in the order in which they were requested.');
  }
}
