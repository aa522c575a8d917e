import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../../src/lib/log.ts';
import type { DiskCache } from './disk-cache.ts';
import { ENCODING, type EncodeImage, type Output } from './encode.ts';
import { WaitingEncodes } from './waiting-encodes.ts';

/** An image in its original form: `key` changes with its bytes. */
export interface Original {
  readonly key: string;
  readonly read: () => Promise<Buffer>;
}

export interface EncoderOptions {
  readonly disk: DiskCache;
  readonly encode: EncodeImage;
  /** Maximum number of concurrent encodes. */
  readonly limit: number;
  readonly log: Log;
}

/** Thrown when an output is unavailable: the queue is full, or encoding the image failed a moment ago. */
export class NotEncoded extends Error {}

const QUEUE_LIMIT = 400;
const FAILURE_PAUSE = 60_000;

/** Makes each output once: concurrent requests share the work, later ones read the disk cache. */
export class Encoder {
  readonly #options: EncoderOptions;
  readonly #queue: PQueue<WaitingEncodes>;
  readonly #flights = new Map<string, Promise<Buffer>>();
  readonly #failed = new LRUCache<string, true>({ max: 1000, ttl: FAILURE_PAUSE });

  constructor(options: EncoderOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.limit, queueClass: WaitingEncodes });
  }

  /** Rejects with `NotEncoded` only. */
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
    if (this.#queue.size >= QUEUE_LIMIT) throw new NotEncoded('too many are waiting');
    try {
      const bytes = await this.#queue.add(async () => encode(await original.read(), output));
      await disk.set(name, bytes);
      return bytes;
    } catch (error) {
      this.#failed.set(name, true);
      log.warn({ err: error, name }, 'images: encoding failed');
      throw new NotEncoded('it cannot be encoded', { cause: error });
    }
  }
}
