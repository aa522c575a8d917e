import type { Editor } from './editor.ts';

/** What a share link shows, and the editor who grants the right to it. */
export interface PreviewLink {
  readonly siteId: string;
  readonly locale: string;
  /** Untranslated path of the page with its own query. */
  readonly path: string;
  /** The preview choices as a query (`src/cms/preview/preview-query.ts`): `previewDate=…&visitor=…`. */
  readonly query: string;
  readonly by: Editor;
}

/** `withdrawn`: its maker may no longer edit. */
export type OpenedLink =
  | { readonly status: 'good'; readonly link: PreviewLink; readonly expiresAt: number }
  | { readonly status: 'expired' | 'wrong' | 'withdrawn' };

export interface PreviewLinks {
  open(token: string): Promise<OpenedLink>;
  /** The link of a request's cookie, if it is valid. */
  activeLink(request: Request): Promise<{ readonly link: PreviewLink; readonly expiresAt: number } | undefined>;
  /**
   * The cookie that holds the link's token while it is valid; an empty token deletes it. `expiresAt` in milliseconds
   * since 1970.
   */
  cookie(token: string, expiresAt: number): string;
}
