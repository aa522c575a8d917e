import type { Editor } from './editor.ts';

/** What a share link shows, and to whom it owes the right to. */
export interface PreviewLink {
  readonly siteId: string;
  readonly locale: string;
  /** Untranslated path of the page it leads to, with its own query. */
  readonly path: string;
  /** Query that says what is shown (`src/cms/preview/preview-query.ts`): `previewDate=…&visitor=…`. */
  readonly query: string;
  readonly by: Editor;
}

/** `withdrawn`: who made it may no longer edit. */
export type OpenedLink =
  | { readonly status: 'good'; readonly link: PreviewLink; readonly expiresAt: number }
  | { readonly status: 'expired' | 'wrong' | 'withdrawn' };

export interface PreviewLinks {
  open(token: string): Promise<OpenedLink>;
  /** The link whose cookie a request has; only a good one. */
  activeLink(request: Request): Promise<{ readonly link: PreviewLink; readonly expiresAt: number } | undefined>;
  /** The cookie that keeps the link's token while it holds; none for an empty token. `expiresAt` in milliseconds since 1970. */
  cookie(token: string, expiresAt: number): string;
}
