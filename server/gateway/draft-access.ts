/** A request for documents in preview: `/pre/caas/…` without `/api`, with its query. */
export interface DraftCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: Request;
}

/** Which drafts a request may read; `date` overrides the moment in the request. */
export type DraftAccess = { readonly date?: string };

export type ReadDraftAccess = (call: DraftCall) => Promise<DraftAccess | undefined>;
