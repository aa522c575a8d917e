import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../src/lib/log.ts';
import type { Reply } from '../http/reply.ts';

export interface RenderedPage {
  readonly reply: Reply;
  /** Whether the page may be stored. */
  readonly store: boolean;
  readonly tags: ReadonlySet<string>;
  /** The experiences that it asked for; none by default. */
  readonly experiences?: ReadonlySet<string>;
  /** Milliseconds since 1970 at which what it shows is over; without it, it may be shown as long as any page. */
  readonly until?: number;
}

/** What a page is rendered from; `url`, its path and query, identifies it. */
export interface Address {
  readonly url: string;
}

/** Never rejects. A stored page depends on its address alone; bots get other error pages, and those are not stored. */
export type RenderPage<PageAddress extends Address> = (
  address: PageAddress,
  visitor: { readonly isBot: boolean },
) => Promise<RenderedPage>;

/** A request for a page that asks for experiences. */
export interface PageVisit<PageAddress extends Address> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: PageAddress;
  readonly experiences: ReadonlySet<string>;
  /** Whether there is nothing at the address. */
  readonly isUnknown?: boolean;
}

export interface PageCacheOptions<PageAddress extends Address> {
  readonly render: RenderPage<PageAddress>;
  /**
   * The address at which the page has the variants that were decided for the visitor; a promise where that takes time.
   * Never rejects. Without it all visitors get the baseline.
   */
  readonly withDecisions?: ((visit: PageVisit<PageAddress>) => PageAddress | Promise<PageAddress>) | undefined;
  readonly log: Log;
  /** One page for all addresses where there is nothing; without it each of them is rendered. */
  readonly unknown?: UnknownAddresses<PageAddress>;
  /** Size limit of all bodies in bytes. */
  readonly maxBytes: number;
  /** Updated as pages are served. */
  readonly counts: PageCacheCounts;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly date?: () => number;
}

export interface UnknownAddresses<PageAddress extends Address> {
  /** Addresses with equal keys have the same page; with other decisions an address has another key. */
  keyOf(address: PageAddress): string;
  /** Whether there is nothing at the address, found out without rendering it. */
  isMissing(address: PageAddress): Promise<boolean>;
}

export interface PageCacheCounts {
  hits: number;
  stale: number;
  misses: number;
}
