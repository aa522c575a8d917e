/** What pages use of the content API. `create-content-client.ts` implements it. */

/** Kinds of documents (docs/contract.md#content-documents). `augmentedpage` is a page with fallback, references and fragments resolved. */
export type ContentKind =
  | 'augmentedpage'
  | 'page'
  | 'children'
  | 'category'
  | 'product'
  | 'fragment'
  | 'menu'
  | 'footer'
  | 'popups'
  /** Names of all documents with an address: an operation of Aisle's own. */
  | 'index'
  | 'search'
  | 'showcase'
  /** Names and titles of all showcase documents: an operation of Aisle's own. */
  | 'showcases';

export interface ContentRequest {
  readonly kind: ContentKind;
  readonly siteId: string;
  readonly locale: string;
  /** Name in the request; `undefined` for menu, footer, popups, index and showcases. */
  readonly name?: string;
  /** Carried CMS query, passed on unchanged. */
  readonly cms?: string;
  /** Draft documents through the `/pre` path; never cached or stored. */
  readonly preview?: { readonly date?: string };
}

export type ContentResult =
  /**
   * `document` is a JSON object, the same one as long as its text is unchanged: derived work can be cached in a
   * WeakMap. It is shared: never mutate it. Its depth is limited so that recursive walks are safe. `stale`: a refresh
   * runs, or the upstream failed.
   */
  | { readonly status: 'found'; readonly document: unknown; readonly stale: boolean }
  | { readonly status: 'missing' }
  /** The upstream failed and no stored copy exists. `httpStatus` is 502, 503 or 504. */
  | { readonly status: 'failed'; readonly httpStatus: number };

export interface ContentClient {
  get(request: ContentRequest): Promise<ContentResult>;
  /** Invalidates cached results (stored copies stay); called when documents changed. */
  invalidate(): void;
}
