import type { ContentTarget } from './content-target.ts';

/** A version of a document: valid JSON of limited depth. Shared: never mutate it. */
export interface ContentVersion {
  readonly document: object;
  /** Identifies the version at its source: a revision or ETag. */
  readonly etag: string | undefined;
  /** Hash of the text that the document was parsed from; `undefined` where there was none. */
  readonly hash: string | undefined;
  /** Its approximate size in characters. */
  readonly size: number;
}

export type SourceResult =
  /** `text`: what was received, from a source that can fail apart from the process: its copy is stored. */
  | { readonly status: 'found'; readonly version: ContentVersion; readonly text?: string }
  /** The caller's version is current. */
  | { readonly status: 'unchanged' }
  /** `isNothingThere`: the source has no documents at all. */
  | { readonly status: 'missing'; readonly isNothingThere: boolean }
  | { readonly status: 'failed'; readonly httpStatus: number; readonly reason: string };

/** Reason of a failure without a request: the requests before it were logged. */
export const CIRCUIT_OPEN = 'The circuit is open.';

/** Where documents come from: the embedded service (`backend/content`), or a content API over HTTP (`http-source.ts`). */
export interface ContentSource {
  /** Never rejects. `known` is the caller's version: its document is returned again while its text is unchanged. */
  load(target: ContentTarget, known?: ContentVersion): Promise<SourceResult>;
}
