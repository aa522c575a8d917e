/** A state that a page can be previewed in: what it shows to editors in place of a shopper's own (`src/studio/sample-states/`). */
export interface RouteSampleState {
  /** The value of the query parameter `fixture`. */
  readonly name: string;
  /** For editors. */
  readonly label: string;
  /** Who alone can be on the page in this state (`FixtureVisitor`); else editors choose. */
  readonly visitor?: 'guest' | 'member' | 'employee' | 'pro';
}

export interface Route {
  /** Name used by links, the site configuration and tracking. */
  readonly name: string;
  /** Path without locale prefix; `{name}` is one segment, `{...name}` the rest. */
  readonly pattern: string;
  /** `page`: answers may be stored by the page cache. A guarded route cannot say so. */
  readonly cache?: 'page';
  /** Query names the page reads; all others are ignored and dropped from the cache key. `shoeSize` and `myStore` are the shopper's own (`server/pages`). */
  readonly query?: readonly string[];
  /**
   * Who may open the page (`src/middleware/guards.ts`): `login` who is signed in, others sign in first and come back; `guest` who is not,
   * others go to their account; `lookup` likewise, others go to their orders; `order` who names an order, others look one up; `reset-token`
   * who comes by the link of a mail; `editor` who works on the content, others sign in for that. Of `cart` (there is something in it, else the empty cart is shown) and `finished-order` (else home) only
   * the browser knows: the page's island leads away.
   */
  readonly guard?: 'editor' | 'login' | 'guest' | 'lookup' | 'order' | 'reset-token' | 'cart' | 'finished-order';
  /** The page is there where the site has the flag; elsewhere it leads home. */
  readonly flag?: 'favorites' | 'helpPages' | 'loyalty';
  /** In preview the page shows one of these, the first without a choice; it then asks the shop for nothing of the visitor's own. */
  readonly fixtures?: readonly RouteSampleState[];
  /**
   * The page takes forms that its own HTML sends to its address; `files`: with photos; `anywhere`: also forms of others, as of mail
   * programs, because the address itself is the proof. A page that may be stored cannot say so.
   */
  readonly takesForms?: true | 'anywhere' | 'files';
  /** Its documents are for professionals alone, wherever they are read (docs/contract.md#kinds-of-customer). */
  readonly isForProfessionals?: true;
  /** Signing out on the page, or in another tab, leads home (docs/contract.md#pages). */
  readonly isProtected?: true;
}

/** Sample states by their names, with their labels. */
export const states = (labels: Readonly<Record<string, string>>): readonly RouteSampleState[] =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));
