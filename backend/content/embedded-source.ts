import type { ContentSource, ContentVersion, SourceResult } from '../../src/cms/client/content-source.ts';
import type { ContentTarget } from '../../src/cms/client/content-target.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import type { ContentResponse } from './content-result.ts';
import { scopeOf } from './documents/content-scope.ts';
import { yieldFor } from './documents/parse-document.ts';
import { findContent, type ContentFinding, type FindContentDeps } from './find-content.ts';
import { withoutNulls } from './without-nulls.ts';

export interface EmbeddedSourceDeps extends FindContentDeps {
  readonly sites: SitesConfig;
  readonly log: Log;
}

/** Milliseconds: a file system may hang. */
const TIMEOUT_MS = 20_000;
const NO_DOCUMENT = { length: 0 };

type Failure = Extract<SourceResult, { status: 'failed' }>;
const LATE: Failure = { status: 'failed', httpStatus: 504, reason: 'It did not answer in time.' };
const GONE: Failure = { status: 'failed', httpStatus: 503, reason: 'The documents are not there at the moment.' };
const BROKEN: Failure = { status: 'failed', httpStatus: 502, reason: 'It is truncated or no JSON object.' };
const CRASHED: Failure = { status: 'failed', httpStatus: 502, reason: 'It cannot be made.' };

/** Hands documents to the content client of the same process as they are in memory. */
export function createEmbeddedSource(deps: EmbeddedSourceDeps): ContentSource {
  return {
    load: (target, known) =>
      withinTime(findTarget(deps, target), TIMEOUT_MS, () => LATE)
        .then((finding) => resultOf(finding, known?.etag))
        .catch((error: unknown) => {
          deps.log.error({ err: error, key: target.key }, 'content: a document cannot be made');
          return CRASHED;
        }),
  };
}

async function findTarget(
  deps: EmbeddedSourceDeps,
  { document, preview }: ContentTarget,
): Promise<ContentFinding | Failure> {
  const { kind, name, ...siteLocale } = document;
  const result = scopeOf(deps.sites, { ...siteLocale, date: preview?.date, isPreview: preview !== undefined });
  if ('error' in result) return { status: 'failed', httpStatus: 502, reason: result.error.message };
  return findContent(deps, kind, result.scope, name);
}

async function resultOf(finding: ContentFinding | Failure, knownRevision: string | undefined): Promise<SourceResult> {
  if (finding.status === 'gone') return GONE;
  if (finding.status === 'broken') return BROKEN;
  if (finding.status !== 'found') return finding;
  return finding.revision === knownRevision
    ? { status: 'unchanged' }
    : { status: 'found', version: await versionOf(finding) };
}

async function versionOf({ revision, content, source }: ContentResponse): Promise<ContentVersion> {
  const { length } = source?.bytes ?? NO_DOCUMENT;
  await yieldFor({ length });
  const document = withoutNulls(content);
  freeze(document);
  return { document, etag: revision, hash: undefined, size: length };
}

/** The document shares its parts with the stored one and with other pages: changing it throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
