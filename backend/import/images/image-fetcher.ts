import type { FetchedImages } from './fetched-images.ts';
import type { ImageResult, ImageStore } from './image-store.ts';

/**
 * Fetches a picture's bytes by https from a public address, within limits of size and time; `isListed` is asked for every redirect, too.
 * Answers a fault for the report, never rejects.
 */
export type FetchImage = (
  url: URL,
  isListed: (url: URL) => boolean,
) => Promise<{ readonly bytes: Buffer } | { readonly error: string }>;

interface ImageFetcherOptions {
  /** Exact names in lower case; pictures of other hosts are not fetched. */
  readonly hosts: readonly string[];
  /** Most that one run fetches. */
  readonly limit: number;
  readonly isDryRun: boolean;
  readonly fetchImage: FetchImage;
  readonly store: ImageStore;
  /** What earlier runs have fetched, also those that did not come to their end. */
  readonly fetched: FetchedImages;
}

export interface FetchCounts {
  readonly fetched: number;
  readonly failed: number;
  /** Not tried: beyond the limit, of a host that failed too often, or in a dry run. */
  readonly waiting: number;
  /** Hosts of pictures that are not among those to fetch from. */
  readonly otherHosts: readonly string[];
}

/** A host that fails so often in a row is left alone until the next run. */
const MAX_FAILURES_IN_A_ROW = 10;

/** Pictures at the addresses a file names, each fetched once and never again. */
export class ImageFetcher {
  readonly #options: ImageFetcherOptions;
  readonly #flights = new Map<string, Promise<ImageResult | undefined>>();
  readonly #failures = new Map<string, number>();
  readonly #otherHosts = new Set<string>();
  #tried = 0;
  #fetched = 0;
  #failed = 0;
  #waiting = 0;

  constructor(options: ImageFetcherOptions) {
    this.#options = options;
  }

  counts(): FetchCounts {
    const otherHosts = [...this.#otherHosts].toSorted();
    return { fetched: this.#fetched, failed: this.#failed, waiting: this.#waiting, otherHosts };
  }

  /** Nothing where the picture is not to be fetched, or not in this run. */
  async find(address: string): Promise<ImageResult | undefined> {
    const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
    if (url === null) return undefined;
    url.hash = '';
    const known = await this.#options.fetched.find(url.href);
    if (known) return { image: known };
    if (!this.#isListed(url)) {
      if (url.protocol === 'https:' && this.#otherHosts.size < 20) this.#otherHosts.add(url.hostname);
      return undefined;
    }
    const flight = this.#flights.get(url.href) ?? this.#fetch(url);
    this.#flights.set(url.href, flight);
    return flight;
  }

  #isListed = (url: URL): boolean =>
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    this.#options.hosts.includes(url.hostname);

  async #fetch(url: URL): Promise<ImageResult | undefined> {
    const { limit, isDryRun, fetchImage, store, fetched } = this.#options;
    if (isDryRun || this.#tried >= limit || this.#failuresOf(url) >= MAX_FAILURES_IN_A_ROW) {
      this.#waiting += 1;
      return undefined;
    }
    this.#tried += 1;
    const answer = await fetchImage(url, this.#isListed);
    this.#failures.set(url.hostname, 'error' in answer ? this.#failuresOf(url) + 1 : 0);
    const result = 'error' in answer ? answer : await store.addBytes(answer.bytes);
    if ('error' in result) {
      this.#failed += 1;
      return result;
    }
    await fetched.add(url.href, result.image);
    this.#fetched += 1;
    return result;
  }

  #failuresOf({ hostname }: URL): number {
    return this.#failures.get(hostname) ?? 0;
  }
}
