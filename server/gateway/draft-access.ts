/** A call for documents in preview: `/pre/caas/…` without `/api`, with its query. */
export interface DraftCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: Request;
}

/** Which drafts a call may read; `date` is the moment that counts whatever the call says. */
export type DraftAccess = { readonly date?: string };

export type ReadDraftAccess = (call: DraftCall) => Promise<DraftAccess | undefined>;
