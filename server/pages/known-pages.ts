import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../src/cms/request-context.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { RenderedPage } from '../page-cache/cached-pages.ts';
import { valueOf } from '../http/reply.ts';
import type { RenderedHtml } from './fragments.ts';
import { bytesOf, isFragment, type PageHtml } from './page-html.ts';
import type { PageReads } from './page-reads.ts';

/** A page, and what it was rendered from. */
export interface KnownPage {
  readonly page: RenderedPage;
  /** The body of `page`. */
  readonly html: PageHtml;
  readonly sitesConfig: SitesConfig;
  readonly reads: PageReads;
  readonly isCurrent: RenderedHtml['isCurrent'];
}

export interface PageCounts {
  /** Pages that were not rendered again, because nothing they read had changed. */
  unchanged: number;
  rendered: number;
}

export interface KnownPagesOptions {
  readonly maxBytes: number;
  /** Updated as pages are asked for. */
  readonly counts: PageCounts;
}

/** A page as it is stored: with its own part of the HTML, and references to fragments that their own cache holds. */
interface StoredPage extends Omit<KnownPage, 'html'> {
  readonly html: readonly (Buffer | WeakRef<Buffer>)[];
}

/**
 * The latest pages by what they were asked for. A page depends on its key, the configuration of the sites, the documents
 * and data it asked for, its images and the time; it is used again while all of these are unchanged and its fragments
 * are still there.
 */
export class KnownPages {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #counts: PageCounts;

  constructor({ maxBytes, counts }: KnownPagesOptions) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#counts = counts;
  }

  /** The page of the key, if rendering it with this context would give the same. */
  async find(key: string, shop: RequestContext): Promise<RenderedPage | undefined> {
    const known = this.#pages.get(key);
    if (known === undefined || known.sitesConfig !== shop.sitesConfig || !(await known.isCurrent())) return undefined;
    if (!(await known.reads.areUnchanged(shop))) return undefined;
    const body = bodyOf(known);
    if (body === undefined) return undefined;
    this.#counts.unchanged += 1;
    return { ...known.page, reply: { ...known.page.reply, body } };
  }

  /** Keeps a page that is complete and the same for every visitor. */
  add(key: string, known: KnownPage): void {
    const { reply, store } = known.page;
    this.#counts.rendered += 1;
    if (store && reply.status === 200 && valueOf(reply.headers, 'set-cookie') === '')
      this.#pages.set(key, storedPage(known));
    else this.#pages.delete(key);
  }
}

function storedPage({ page, html, ...known }: KnownPage): StoredPage {
  const own = copyOf(html.filter((_, place) => !isFragment(place)));
  let from = 0;
  const parts = html.map((part, place) =>
    isFragment(place) ? new WeakRef(part) : own.subarray(from, (from += part.length)),
  );
  return { ...known, page: { ...page, reply: { ...page.reply, body: NOTHING } }, html: parts };
}

/** In a buffer of its own: `Buffer.concat` takes short ones from a shared block, which each of them would hold. */
function copyOf(parts: readonly Buffer[]): Buffer {
  const copy = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => at + part.copy(copy, at), 0);
  return copy;
}

/** `undefined` where one of its fragments is gone. */
function bodyOf({ html }: StoredPage): Buffer | undefined {
  const parts = html.flatMap((part) => (part instanceof WeakRef ? (part.deref() ?? []) : part));
  return parts.length === html.length ? bytesOf(parts) : undefined;
}

function sizeOf({ html }: StoredPage): number {
  return html.reduce((sum, part) => sum + (part instanceof WeakRef ? BYTES_PER_REF : part.length), OVERHEAD);
}

const NOTHING = Buffer.alloc(0);
const BYTES_PER_REF = 64;
/** Bytes of a page's reads with those answers that nothing else holds. */
const OVERHEAD = 24 * 1024;
