import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../src/cms/request-context.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { RenderedPage } from '../page-cache/page-cache.ts';
import { valueOf } from '../http/reply.ts';
import type { RenderedHtml } from './fragments.ts';
import type { PageReads } from './page-reads.ts';

/** A page, and what it was rendered from. */
export interface KnownPage {
  readonly page: RenderedPage;
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

/**
 * The latest pages by what they were asked for. A page depends on its key, the configuration of the sites, the documents
 * and data it asked for, its images and the time; it is used again while all of these are unchanged.
 */
export class KnownPages {
  readonly #pages: LRUCache<string, KnownPage>;
  readonly #counts: PageCounts;

  constructor({ maxBytes, counts }: KnownPagesOptions) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.reply.body.length + OVERHEAD });
    this.#counts = counts;
  }

  /** The page of the key, if rendering it with this context would give the same. */
  async find(key: string, shop: RequestContext): Promise<RenderedPage | undefined> {
    const known = this.#pages.get(key);
    if (known === undefined || known.sitesConfig !== shop.sitesConfig || !(await known.isCurrent())) return undefined;
    if (!(await known.reads.areUnchanged(shop))) return undefined;
    this.#counts.unchanged += 1;
    return known.page;
  }

  /** Keeps a page that is complete and the same for every visitor. */
  add(key: string, known: KnownPage): void {
    const { reply, store } = known.page;
    this.#counts.rendered += 1;
    if (store && reply.status === 200 && valueOf(reply.headers, 'set-cookie') === '') this.#pages.set(key, known);
    else this.#pages.delete(key);
  }
}

/** Bytes of a page's reads, whose answers are mostly held elsewhere too. */
const OVERHEAD = 8 * 1024;
