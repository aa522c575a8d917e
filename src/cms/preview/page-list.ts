/** Pages that editors can open in the studio, as `/cms/api/pages` lists them. */
export const PAGE_KINDS = ['page', 'article', 'category', 'product', 'fragment', 'popup', 'screen'] as const;
/** `screen`: a page of the shop without a document, such as the cart. */
export type PageKind = (typeof PAGE_KINDS)[number];

export interface ListedPage {
  readonly kind: PageKind;
  /** Name of the document, or of the route. */
  readonly name: string;
  readonly title: string;
  /** Public address in the locale. */
  readonly address: string;
  /** Name of the parent page. */
  readonly parent?: string | undefined;
  /** Locale the document is written in, where it differs. */
  readonly writtenIn?: string | undefined;
  /** The document of this locale, by its id in the studio's API; `undefined` where the locale has none of its own. */
  readonly source?: string | undefined;
  readonly isDraft: boolean;
  /** Whether the draft is a deletion. */
  readonly isDeleted: boolean;
  /** False where the document is not valid at the displayed moment. */
  readonly isShown: boolean;
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
}

export interface PageList {
  readonly siteId: string;
  readonly locale: string;
  readonly pages: readonly ListedPage[];
  /** Whether the content service did not respond: only the shop's own screens are listed. */
  readonly isPartial: boolean;
}
