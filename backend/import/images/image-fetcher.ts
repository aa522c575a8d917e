import type { FetchedImages } from './fetched-images.ts';
import type { ImageResult, ImageStore } from './image-store.ts';

/**
 * Fetches an image's bytes by https from a public address, within limits of size and time; `isListed` is also called
 * for every redirect. Resolves to an error for the report, never rejects.
 */
export type FetchImage = (
  url: URL,
  isListed: (url: URL) => boolean,
) => Promise<{ readonly bytes: Buffer } | { readonly error: string }>;

interface ImageFetcherOptions {
  /** Exact names in lower case; images of other hosts are not fetched. */
  readonly hosts: readonly string[];
  /** Maximum of images fetched per run. */
  readonly limit: number;
  readonly isDryRun: boolean;
  readonly fetchImage: FetchImage;
  readonly store: ImageStore;
  /** Images that earlier runs fetched, interrupted runs included. */
  readonly fetched: FetchedImages;
}

export interface FetchCounts {
  readonly fetched: number;
  readonly failed: number;
  /** Not tried: beyond the limit, of a host that failed too often, or in a dry run. */
  readonly waiting: number;
  /** Hosts of images that are not listed. */
  readonly otherHosts: readonly string[];
}

/** Consecutive failures after which a host is skipped until the next run. */
const MAX_FAILURES_IN_A_ROW = 10;

/** Fetches images at the addresses a file names, each address once across runs. */
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

  /** `undefined` when the image is not to be fetched, or not in this run. */
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
