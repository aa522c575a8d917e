import { LRUCache } from 'lru-cache';
import type { Log } from '../../src/lib/log.ts';
import type { DiskCache } from './disk-cache.ts';
import { ENCODING, type EncodeImage, type Output } from './encode.ts';
import { WorkQueue } from './concurrency-limit.ts';

/** A picture as it came: `key` changes with its bytes. */
export interface Original {
  readonly key: string;
  readonly read: () => Promise<Buffer>;
}

export interface EncoderOptions {
  readonly disk: DiskCache;
  readonly encode: EncodeImage;
  /** Encodes at the same time. */
  readonly limit: number;
  readonly log: Log;
}

/** Why an output is not to be had now: too many wait already, or the picture could not be encoded a moment ago. */
export class NotEncoded extends Error {}

const QUEUE_LIMIT = 400;
const FAILURE_PAUSE = 60_000;

/** Makes each output once: those who ask for it meanwhile share it, those who ask later get it from the disk. */
export class Encoder {
  readonly #options: EncoderOptions;
  readonly #queue: WorkQueue;
  readonly #flights = new Map<string, Promise<Buffer>>();
  readonly #failed = new LRUCache<string, true>({ max: 1000, ttl: FAILURE_PAUSE });

  constructor(options: EncoderOptions) {
    this.#options = options;
    this.#queue = new WorkQueue(options.limit);
  }

  /** Rejects with `NotEncoded`, never with anything else. */
  obtain(original: Original, output: Output): Promise<Buffer> {
    const name = `${original.key}-${ENCODING}${output.width}.${output.format}`;
    const running = this.#flights.get(name);
    if (running !== undefined) return running;
    const flight = this.#make(name, original, output).finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    return flight;
  }

  async #make(name: string, original: Original, output: Output): Promise<Buffer> {
    const { disk, encode, log } = this.#options;
    const cached = await disk.get(name);
    if (cached !== undefined) return cached.bytes;
    if (this.#failed.has(name)) throw new NotEncoded('it failed a moment ago');
    if (this.#queue.waiting >= QUEUE_LIMIT) throw new NotEncoded('too many are waiting');
    try {
      const bytes = await this.#queue.run(async () => encode(await original.read(), output));
      await disk.set(name, bytes);
      return bytes;
    } catch (error) {
      this.#failed.set(name, true);
      log.warn({ err: error, name }, 'pictures: one could not be encoded');
      throw new NotEncoded('it cannot be encoded', { cause: error });
    }
  }
}
