import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../../src/lib/log.ts';
import { INTERNET, type FetchLimits, type Network } from '../http/public-request.ts';
import { fetchScript } from './fetch-script.ts';

interface ScriptCopy {
  readonly bytes: Buffer;
  readonly fetchedAt: number;
}

export interface ScriptCopiesOptions {
  readonly log: Log;
  readonly network?: Network | undefined;
  readonly limits?: FetchLimits;
}

const LIMITS: FetchLimits = { bytes: 2 * 1024 * 1024, time: 5000 };
/** Milliseconds after which a script is fetched again, while its copy is still served. */
const LIFETIME = 10 * 60_000;
const FAILURE_PAUSE = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
const FETCHES = 4;
const MAX_WAITING = 20;

/** Scripts of other hosts in the memory of the process. Callers decide which addresses may be fetched. */
export class ScriptCopies {
  readonly #options: ScriptCopiesOptions;
  readonly #copies = new LRUCache<string, ScriptCopy>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  readonly #failed = new LRUCache<string, true>({ max: 500, ttl: FAILURE_PAUSE });
  readonly #flights = new Map<string, Promise<Buffer | undefined>>();
  readonly #queue = new PQueue({ concurrency: FETCHES });

  constructor(options: ScriptCopiesOptions) {
    this.#options = options;
  }

  /** A copy at once where there is one, however old; `undefined` where the host gave none. Never rejects. */
  async get(url: URL): Promise<Buffer | undefined> {
    const copy = this.#copies.get(url.href);
    if (copy === undefined) return this.#fetchOnce(url);
    if (Date.now() - copy.fetchedAt > LIFETIME) void this.#fetchOnce(url);
    return copy.bytes;
  }

  async #fetchOnce(url: URL): Promise<Buffer | undefined> {
    const running = this.#flights.get(url.href);
    if (running !== undefined) return running;
    if (this.#failed.has(url.href) || this.#queue.size >= MAX_WAITING) return undefined;
    const flight = this.#queue.add(() => this.#fetch(url)).finally(() => this.#flights.delete(url.href));
    this.#flights.set(url.href, flight);
    return flight;
  }

  async #fetch(url: URL): Promise<Buffer | undefined> {
    const { network = INTERNET, limits = LIMITS, log } = this.#options;
    const fetched = await fetchScript(url, network, limits);
    if ('bytes' in fetched) {
      this.#copies.set(url.href, { bytes: fetched.bytes, fetchedAt: Date.now() });
      return fetched.bytes;
    }
    log.warn({ host: url.host, path: url.pathname, error: fetched.error }, 'scripts: fetching failed');
    this.#failed.set(url.href, true);
    return undefined;
  }
}
