import type { LookupResult } from './documents/document-lookup.ts';
import type { Document } from './documents/parse-document.ts';

export type FoundDocument = Extract<LookupResult, { status: 'found' }>;
type NotFoundResult = Exclude<LookupResult, FoundDocument>;

export interface ContentResponse {
  readonly status: 'found';
  readonly revision: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** The text as it is stored, where that is the answer. */
  readonly bytes?: Buffer<ArrayBuffer>;
  /** The document it is made of. */
  readonly source?: Document;
}

export type ContentResult = ContentResponse | NotFoundResult;
