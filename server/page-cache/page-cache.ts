import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Compression } from '../http/encoding.ts';
import { finishReply, sendFinished, sendReply, valueOf, type FinishedReply } from '../http/reply.ts';
import type { Address, PageCacheCounts, PageCacheOptions, PageVisit, RenderedPage } from './cached-pages.ts';

interface Entry<PageAddress extends Address> {
  readonly address: PageAddress;
  readonly reply: FinishedReply;
  readonly tags: ReadonlySet<string>;
  readonly experiences: ReadonlySet<string>;
  freshUntil: number;
  /** A purge sets it to the past: the page must be rendered before it is served again. */
  staleUntil: number;
  readonly errorUntil: number;
}

interface UnknownPage {
  readonly reply: FinishedReply;
  readonly experiences: ReadonlySet<string>;
  readonly freshUntil: number;
}

type Outcome<PageAddress extends Address> = { readonly entry: Entry<PageAddress> } | { readonly page: RenderedPage };
type FoundPage<PageAddress extends Address> = (Outcome<PageAddress> | { readonly unknown: UnknownPage }) & {
  readonly kind: keyof PageCacheCounts;
};

const NONE: ReadonlySet<string> = new Set();
/** Variants may contain further experiences. */
const MAX_LEVELS = 5;
const MAX_UNKNOWN = 100;
const FRESH = 15_000;
const STALE_WHILE_REVALIDATE = 45_000;
const STALE_IF_ERROR = 24 * 60 * 60_000;
/** Milliseconds for which a stale page counts as fresh after a failed refresh. */
const REFRESH_PAUSE = 5_000;

/** Who asks for a page. Whatever is stored is the same for all; the first one determines which copy is made of it. */
interface Asking {
  readonly isBot: boolean;
  readonly encodings: readonly Compression[];
}

/** Finished pages by address. Only complete 200 responses without `Set-Cookie` are stored, in the encodings requested. */
export class PageCache<PageAddress extends Address> {
  readonly #entries: LRUCache<string, Entry<PageAddress>>;
  /** Pages of unknown addresses: a few per locale and set of variants. */
  readonly #unknown = new LRUCache<string, UnknownPage>({ max: MAX_UNKNOWN });
  readonly #flights = new Map<string, Promise<Outcome<PageAddress>>>();
  readonly #options: PageCacheOptions<PageAddress>;
  readonly #now: () => number;
  readonly #date: () => number;
  #generation = 0;

  constructor(options: PageCacheOptions<PageAddress>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#date = options.date ?? Date.now;
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ reply }) => reply.bytes + 1024 });
  }

  /** Number of pages, fresh or not. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Sends a fresh page synchronously, if there is one. `url` may be a request's raw address: only canonical addresses
   * are ever stored.
   */
  sendFresh(url: string, request: IncomingMessage, response: ServerResponse): boolean {
    let entry = this.#fresh(url);
    for (let level = 0; entry !== undefined && level < MAX_LEVELS; level += 1) {
      const { address, experiences } = entry;
      const own = this.#ownAddress({ address, experiences, request, response });
      if (own instanceof Promise) return false;
      if (own === address || own.url === address.url) {
        this.#options.counts.hits += 1;
        void this.#sendEntry(entry, request, response);
        return true;
      }
      entry = this.#fresh(own.url);
    }
    return false;
  }

  async send(address: PageAddress, request: IncomingMessage, response: ServerResponse, isBot: boolean): Promise<void> {
    const asking = { isBot, encodings: [compressionFor(request)] };
    const levels = isBot ? 0 : MAX_LEVELS;
    let shown = address;
    let found = await this.#find(address, asking);
    for (let level = 0; level < levels; level += 1) {
      const asks = { experiences: experiencesOf(found), isUnknown: !('entry' in found) };
      const own = await this.#ownAddress({ ...asks, address: shown, request, response });
      if (own.url === shown.url) break;
      found = asks.isUnknown ? await this.#findVariantOfUnknown(own, asking) : await this.#find(own, asking);
      shown = own;
    }
    this.#options.counts[found.kind] += 1;
    if ('entry' in found) await this.#sendEntry(found.entry, request, response);
    else if ('unknown' in found) await sendFinished(request, response, found.unknown.reply);
    else await sendReply(request, response, found.page.reply);
  }

  #ownAddress(visit: PageVisit<PageAddress>): PageAddress | Promise<PageAddress> {
    const { withDecisions } = this.#options;
    return visit.experiences.size === 0 || withDecisions === undefined ? visit.address : withDecisions(visit);
  }

  #fresh(url: string): Entry<PageAddress> | undefined {
    const entry = this.#entries.get(url);
    return entry !== undefined && this.#now() < entry.freshUntil ? entry : undefined;
  }

  async #find(address: PageAddress, asking: Asking): Promise<FoundPage<PageAddress>> {
    const known = this.#entries.get(address.url);
    if (known !== undefined && this.#now() < known.freshUntil) return { entry: known, kind: 'hits' };
    if (known !== undefined && this.#now() < known.staleUntil) {
      void this.#fly(address, { ...asking, isBot: false });
      return { entry: known, kind: 'stale' };
    }
    const unknown = known === undefined ? await this.#findUnknown(address, asking.isBot) : undefined;
    if (unknown !== undefined) return { unknown, kind: 'hits' };
    return { ...(await this.#outcome(address, asking)), kind: 'misses' };
  }

  #sendEntry(entry: Entry<PageAddress>, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const made = sendFinished(request, response, entry.reply);
    return made && this.#storeGrown(entry, made);
  }

  /** With a copy that was made for a client an entry is larger, and is stored again with its size. */
  async #storeGrown(entry: Entry<PageAddress>, made: Promise<void>): Promise<void> {
    await made;
    const { url } = entry.address;
    if (this.#entries.peek(url) === entry) this.#entries.set(url, { ...entry });
  }

  /** Invalidates the pages with one of the tags, or all. They stay available in case rendering them again fails. */
  purge(tags?: readonly string[]): void {
    this.#generation += 1;
    this.#flights.clear();
    this.#unknown.clear();
    for (const entry of this.#entries.values()) {
      if (tags && !tags.some((tag) => entry.tags.has(tag))) continue;
      entry.freshUntil = 0;
      entry.staleUntil = 0;
    }
  }

  async #outcome(address: PageAddress, asking: Asking): Promise<Outcome<PageAddress>> {
    const { isBot } = asking;
    const isOwn = !this.#flights.has(flightKey(address.url, isBot));
    const outcome = await this.#fly(address, asking);
    const isShared = isOwn || 'entry' in outcome || valueOf(outcome.page.reply.headers, 'set-cookie') === '';
    return isShared ? outcome : { page: await this.#options.render(address, { isBot }) };
  }

  /** One rendering per address at a time; requests after a purge do not join a rendering that began before it. */
  #fly(address: PageAddress, asking: Asking): Promise<Outcome<PageAddress>> {
    const key = flightKey(address.url, asking.isBot);
    const running = this.#flights.get(key);
    if (running !== undefined) return running;
    const flight = this.#render(address, asking).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  async #render(address: PageAddress, { isBot, encodings }: Asking): Promise<Outcome<PageAddress>> {
    const generation = this.#generation;
    const page = await this.#options.render(address, { isBot });
    if (isStorable(page)) {
      const former = this.#entries.peek(address.url)?.reply;
      const reply = await finishReply(page.reply, { encodings, former });
      const entry = this.#entry(address, reply, page);
      if (generation === this.#generation) this.#entries.set(address.url, entry);
      return { entry };
    }
    if (isUnknown(page) && generation === this.#generation) await this.#storeUnknown(address, isBot, page);
    const known = this.#entries.get(address.url);
    return known === undefined ? { page } : this.#staleOrDrop(address.url, known, page);
  }

  async #findUnknown(address: PageAddress, isBot: boolean): Promise<UnknownPage | undefined> {
    const page = this.#freshUnknown(address, isBot);
    return page !== undefined && (await this.#options.unknown?.isMissing(address)) === true ? page : undefined;
  }

  /** There is nothing at the address, so that it is not looked up again. */
  async #findVariantOfUnknown(address: PageAddress, asking: Asking): Promise<FoundPage<PageAddress>> {
    const unknown = this.#freshUnknown(address, asking.isBot);
    if (unknown !== undefined) return { unknown, kind: 'hits' };
    return { ...(await this.#outcome(address, asking)), kind: 'misses' };
  }

  #freshUnknown(address: PageAddress, isBot: boolean): UnknownPage | undefined {
    const { unknown } = this.#options;
    const page = unknown && this.#unknown.get(flightKey(unknown.keyOf(address), isBot));
    return page !== undefined && this.#now() < page.freshUntil ? page : undefined;
  }

  async #storeUnknown(
    address: PageAddress,
    isBot: boolean,
    { reply, experiences = NONE }: RenderedPage,
  ): Promise<void> {
    const { unknown } = this.#options;
    if (unknown === undefined) return;
    const freshUntil = this.#now() + FRESH;
    const page = { reply: await finishReply(reply), experiences, freshUntil };
    this.#unknown.set(flightKey(unknown.keyOf(address), isBot), page);
  }

  /**
   * Handles a page that cannot be stored: after a 5xx the stored page stays in use for a limited time; any other status
   * than 200 removes it.
   */
  #staleOrDrop(address: string, known: Entry<PageAddress>, page: RenderedPage): Outcome<PageAddress> {
    const { status } = page.reply;
    const now = this.#now();
    if (status >= 500 && now < known.errorUntil) {
      this.#options.log.warn({ address, status }, 'page cache: shows the last good page');
      known.freshUntil = now + REFRESH_PAUSE;
      return { entry: known };
    }
    if (status !== 200) this.#entries.delete(address);
    else if (now < known.staleUntil) known.freshUntil = now + REFRESH_PAUSE;
    return { page };
  }

  #entry(
    address: PageAddress,
    reply: FinishedReply,
    { tags, experiences = NONE, until = Infinity }: RenderedPage,
  ): Entry<PageAddress> {
    const now = this.#now();
    const end = now + until - this.#date();
    const freshUntil = Math.min(now + FRESH, end);
    const staleUntil = Math.min(freshUntil + STALE_WHILE_REVALIDATE, end);
    return { address, reply, tags, experiences, freshUntil, staleUntil, errorUntil: freshUntil + STALE_IF_ERROR };
  }
}

/** Of the copy for this client; one that takes none costs least with gzip. */
function compressionFor({ headers }: IncomingMessage): Compression {
  const encoding = chooseEncoding(headers['accept-encoding']);
  return encoding === 'identity' ? 'gzip' : encoding;
}

function flightKey(address: string, isBot: boolean): string {
  return isBot ? `bot ${address}` : address;
}

function isStorable({ reply, store }: RenderedPage): boolean {
  return store && reply.status === 200 && valueOf(reply.headers, 'set-cookie') === '';
}

/** Of a page that is decided once more for the visitor: one that is stored, or that of an unknown address. */
function experiencesOf<PageAddress extends Address>(found: FoundPage<PageAddress>): ReadonlySet<string> {
  if ('entry' in found) return found.entry.experiences;
  if ('unknown' in found) return found.unknown.experiences;
  return (isUnknown(found.page) ? found.page.experiences : undefined) ?? NONE;
}

/** Whether nothing is at the address, as opposed to something that could not be read. */
function isUnknown({ reply, store }: RenderedPage): boolean {
  return store && reply.status === 404 && valueOf(reply.headers, 'set-cookie') === '';
}
