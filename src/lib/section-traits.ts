/** Names of documents in a field of a section's content. */
export interface DocumentReference {
  /** Holds a name, or a list of names. */
  readonly field: string;
  /** What editors call the document. */
  readonly noun: string;
  /** Comes before the name in the document's path: `collections/`. */
  readonly folder?: string;
  /** May be written before the name: `articles/`. */
  readonly optional?: string;
  /** A field that takes the place of the reference. */
  readonly unless?: string;
}

/**
 * What other code has to know of a section type; it asks for these and never compares the type's name. Plain data:
 * the preview writes it into the page for the checker. Fields are those of `content`.
 */
export interface SectionTraits {
  /**
   * `subject`: the section consists of images, so each of them needs an alternative text or a text beside it.
   * `described`: its text describes the images, and their alternative texts are not used.
   */
  readonly images?: 'subject' | 'described';
  /** Opens a frame of a host in EMBED_HOSTS; the field with the frame's name. */
  readonly frame?: string;
  /** `items` are questions (`title`) and answers (`html`), which search engines may show. */
  readonly questions?: true;
  /** Contains the search form. */
  readonly searchForm?: true;
  /** Shows the products of `productIds`, or of the category `categoryId`. */
  readonly productList?: true;
  /** On product pages its `productId` is the product of the page, and `shoeSize` the shopper's own size. */
  readonly productPage?: true;
  /** On the cart page its `productIds` are the products in the cart. */
  readonly cartPage?: true;
  /** The field with the instant at which the section ends, and the one with the text afterwards. */
  readonly deadline?: { readonly ends: string; readonly endedText: string };
  readonly references?: DocumentReference;
  /** Asks questions: `answers` are those given so far, which its page adds from the address. */
  readonly guide?: true;
  /** The site flag without which the section is not shown. */
  readonly flag?: 'loyalty';
}
