/** What editors can open in the workspace, as `/cms/api/pages` lists it. */
export const PAGE_KINDS = ['page', 'article', 'category', 'product', 'fragment', 'screen'] as const;
/** `screen`: a page that the shop makes itself, such as the cart. */
export type PageKind = (typeof PAGE_KINDS)[number];

export interface ListedPage {
  readonly kind: PageKind;
  /** Name of the document, or of the route. */
  readonly name: string;
  readonly title: string;
  /** Public address in the locale. */
  readonly address: string;
  /** Name of the page above it. */
  readonly parent?: string | undefined;
  /** Locale the document is written in, where that is another one. */
  readonly writtenIn?: string | undefined;
  /** The document of this locale, as calls of editors name it; none where there is none of its own. */
  readonly source?: string | undefined;
  readonly isDraft: boolean;
  /** Its draft is a deletion. */
  readonly isDeleted: boolean;
  /** False where the document is not valid at the moment that is shown. */
  readonly isShown: boolean;
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
}

export interface PageList {
  readonly siteId: string;
  readonly locale: string;
  readonly pages: readonly ListedPage[];
  /** The content service did not say what there is: the shop's own screens are all that is listed. */
  readonly isPartial: boolean;
}
