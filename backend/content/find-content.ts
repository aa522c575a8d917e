import type { ContentKind } from '../../src/cms/client/content-client.ts';
import type { AugmentDeps } from './augment.ts';
import { CONTENT_ENDPOINTS, type ContentEndpoint } from './content-operations.ts';
import type { ContentPresence } from './content-presence.ts';
import type { ContentResponse, ContentResult } from './content-result.ts';
import type { Scope } from './documents/document-lookup.ts';

export type ContentFinding =
  | ContentResponse
  /** `isNothingThere`: there have been no documents since the process started. */
  | { readonly status: 'missing'; readonly isNothingThere: boolean }
  | { readonly status: 'broken'; readonly document: string }
  /** All documents disappeared. */
  | { readonly status: 'gone' };

export interface FindContentDeps extends AugmentDeps {
  readonly presence: ContentPresence;
}

/** What a kind, scope and name stand for; `name` is empty for kinds without names. */
export async function findContent(
  deps: FindContentDeps,
  kind: ContentKind,
  scope: Scope,
  name: string,
): Promise<ContentFinding> {
  const endpoint: ContentEndpoint = CONTENT_ENDPOINTS[kind];
  const found = await endpoint(deps, scope, name);
  const state = isNothing(found) ? await deps.presence.state() : 'there';
  if (state === 'gone') return { status: 'gone' };
  return found.status === 'missing' ? { ...found, isNothingThere: state === 'empty' } : found;
}

/** Whether no document or an empty list was found, in which case there may be no documents at all. */
function isNothing(answer: ContentResult): boolean {
  if (answer.status !== 'found') return answer.status === 'missing';
  const { items } = answer.content;
  return answer.source === undefined && Array.isArray(items) && items.length === 0;
}
