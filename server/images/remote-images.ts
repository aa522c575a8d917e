import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '../../src/lib/log.ts';
import type { ImageName } from '../../src/lib/image-address.ts';
import type { ImageSource } from '../../src/lib/image-source.ts';
import { hashOf } from '../http/etag.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Original } from './encoder.ts';
import { INTERNET, type FetchLimits, type Network } from '../http/public-request.ts';
import { fetchImage } from './fetch-image.ts';
import { inspect, PIXEL_LIMIT, type Inspected } from './inspect.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 16;

/** Signs the image addresses of the shop's own pages, so that nobody else can make the shop fetch a URL. */
class Signature {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('aisle picture proxy').digest();
  }

  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, LENGTH);
  }

  isOf(text: string, signature: string): boolean {
    const [expected, actual] = [Buffer.from(this.sign(text)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}

export interface RemoteImageOptions {
  /** Exact names, lower case. */
  readonly hosts: readonly string[];
  readonly secret: string;
  readonly disk: DiskCache;
  readonly log: Log;
  readonly network?: Network;
  readonly limits?: FetchLimits;
}

export interface RemoteImage extends Inspected, Original {
  readonly bytes: number;
}

/** `missing`: an invalid request, or no such image. `failed`: an error of the other machine. */
export type RemoteImageResult = RemoteImage | 'missing' | 'failed';

interface CachedImage {
  readonly image: RemoteImage;
  readonly fetchedAt: number;
}

const LIMITS: FetchLimits = { bytes: 15 * 1024 * 1024, time: 10_000 };
const FETCHES = 6;
/** Milliseconds after which an image is fetched again, while the cached one is still served. */
const LIFETIME = 24 * 60 * 60_000;
const FAILURE_PAUSE = 30_000;
/** Bytes of images held in memory for further widths. */
const RECENT = 32 * 1024 * 1024;

/** Images of listed hosts, fetched by the shop and cached on its disk in their original form. */
export class RemoteImages {
  readonly #options: RemoteImageOptions;
  readonly #signature: Signature;
  readonly #cached = new LRUCache<string, CachedImage>({ max: 20_000 });
  readonly #recent = new LRUCache<string, Buffer>({ maxSize: RECENT, sizeCalculation: ({ length }) => length + 1 });
  readonly #failed = new LRUCache<string, 'missing' | 'failed'>({ max: 5000, ttl: FAILURE_PAUSE });
  readonly #flights = new Map<string, Promise<RemoteImageResult>>();
  readonly #queue = new PQueue({ concurrency: FETCHES });
  #revision = 0;

  constructor(options: RemoteImageOptions) {
    this.#options = options;
    this.#signature = new Signature(options.secret);
  }

  /** Grows when the size of an image becomes known, changes, or is forgotten. */
  get revision(): number {
    return this.#revision;
  }

  /** The image's signed name, and its size once it was fetched. */
  describe(src: string): ImageSource | undefined {
    const url = URL.parse(src);
    if (url === null || !this.#isListed(url)) return undefined;
    const known = this.#cached.get(url.href)?.image;
    const name = { stamp: `~${this.#signature.sign(url.href)}`, name: Buffer.from(url.href).toString('base64url') };
    return { width: known?.width, height: known?.height, name, isRemote: true };
  }

  /** Never rejects. */
  async find({ stamp, name }: ImageName): Promise<RemoteImageResult> {
    const url = URL.parse(Buffer.from(name, 'base64url').toString());
    const isOurs = url !== null && this.#isListed(url) && this.#signature.isOf(url.href, stamp.slice(1));
    if (!isOurs) return 'missing';
    const known = this.#cached.get(url.href) ?? (await this.#readCached(url));
    if (known !== undefined) {
      if (Date.now() - known.fetchedAt > LIFETIME) void this.#fetchOnce(url);
      return known.image;
    }
    return this.#failed.get(url.href) ?? this.#fetchOnce(url);
  }

  #isListed(url: URL): boolean {
    const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
    return isPlain && this.#options.hosts.includes(url.hostname);
  }

  async #readCached(url: URL): Promise<CachedImage | undefined> {
    const file = await this.#options.disk.get(fileOf(url));
    return file === undefined ? undefined : this.#store(url, file.bytes, file.writtenAt);
  }

  #fetchOnce(url: URL): Promise<RemoteImageResult> {
    const running = this.#flights.get(url.href);
    if (running !== undefined) return running;
    const flight = this.#queue.add(() => this.#fetch(url)).finally(() => this.#flights.delete(url.href));
    this.#flights.set(url.href, flight);
    return flight;
  }

  async #fetch(url: URL): Promise<RemoteImageResult> {
    const { network = INTERNET, limits = LIMITS, disk } = this.#options;
    const fetched = await fetchImage(url, { network, limits, isListed: (one) => this.#isListed(one) });
    if ('error' in fetched) return this.#fail(url, fetched.isMissing ? 'missing' : 'failed', fetched.error);
    const cached = await this.#store(url, fetched.bytes, Date.now());
    if (cached === undefined) return this.#fail(url, 'failed', 'it is no picture that may be shown');
    await disk.set(fileOf(url), fetched.bytes);
    return cached.image;
  }

  #fail(url: URL, kind: 'missing' | 'failed', error: string): 'missing' | 'failed' {
    this.#options.log.warn({ host: url.hostname, path: url.pathname, error }, 'images: fetching failed');
    this.#failed.set(url.href, kind);
    return kind;
  }

  async #store(url: URL, bytes: Buffer, fetchedAt: number): Promise<CachedImage | undefined> {
    const inspected = await inspect(bytes);
    if (inspected === undefined || inspected.width * inspected.height > PIXEL_LIMIT) return undefined;
    const key = hashOf(bytes);
    this.#recent.set(key, bytes);
    const image = { ...inspected, key, bytes: bytes.length, read: () => this.#read(url, key) };
    const cached = { image, fetchedAt };
    const before = this.#cached.get(url.href)?.image;
    if (before?.width !== image.width || before.height !== image.height) this.#revision += 1;
    this.#cached.set(url.href, cached);
    return cached;
  }

  /** The bytes of `key`. Where they are lost, the next request fetches the image again. */
  async #read(url: URL, key: string): Promise<Buffer> {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const file = await this.#options.disk.get(fileOf(url));
    if (file !== undefined && hashOf(file.bytes) === key) return file.bytes;
    if (this.#cached.delete(url.href)) this.#revision += 1;
    throw new Error('the image is no longer available');
  }
}

function fileOf(url: URL): string {
  return `remote-${hashOf(url.href)}`;
}
