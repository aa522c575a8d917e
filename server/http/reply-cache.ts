import { LRUCache } from 'lru-cache';

export interface ReplyCacheOptions<Value> {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** Share of new values that a full cache admits. */
const ADMITTED = 1 / 16;
/** Bytes that an entry takes beside its value. */
const ENTRY_BYTES = 1024;

/**
 * Values by name within a number of bytes, the least recently used evicted first. A full cache admits one new value of
 * sixteen, drawn by lot (bimodal insertion, Qureshi et al. 2007): what is requested often gets in, and a client that
 * requests everything once neither evicts it nor leaves evicted buffers behind, which V8 collects late
 * (docs/decisions/093).
 */
export class ReplyCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>;
  readonly #options: ReplyCacheOptions<Value>;

  constructor(options: ReplyCacheOptions<Value>) {
    this.#options = options;
    const sizeCalculation = (value: Value): number => options.bytesOf(value) + ENTRY_BYTES;
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation });
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name);
  }

  set(name: string, value: Value): void {
    if (this.#hasRoom(value) || this.#entries.has(name) || this.#isAdmitted()) this.#entries.set(name, value);
  }

  #hasRoom(value: Value): boolean {
    const { maxBytes, bytesOf } = this.#options;
    return this.#entries.calculatedSize + bytesOf(value) + ENTRY_BYTES <= maxBytes;
  }

  #isAdmitted(): boolean {
    const { random = Math.random } = this.#options;
    return random() < ADMITTED;
  }
}
