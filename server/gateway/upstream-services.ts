import { join } from 'node:path';
import type { DraftStore } from '../../backend/content/drafts.ts';
import type { PerformInProcess } from '../../backend/http/in-process.ts';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { SendRequest } from '../../src/api/core/exchange.ts';
import type { ContentSource } from '../../src/cms/client/content-source.ts';
import { createContentClient, type ClosableContentClient } from '../../src/cms/client/create-content-client.ts';
import { createHttpSource } from '../../src/cms/client/http-source.ts';
import type { Log } from '../../src/lib/log.ts';
import type { PhotoModeration } from '../../src/cms/preview/photo-moderation.ts';
import type { QuestionModeration } from '../../src/cms/preview/question-moderation.ts';
import type { Editor } from '../../src/cms/preview/editor.ts';
import type { ReviewModeration } from '../../src/cms/preview/review-moderation.ts';
import { createUpstreamCircuits } from './upstream-circuits.ts';
import { createUpstream, IN_PROCESS_URL, type Upstream, type UpstreamOptions } from './upstream.ts';
import { createCommerceCopies, type CommerceCopies } from './commerce-copies.ts';
import { COPY_TIMEOUT_MS, createCommerceReads, type CommerceUpstream } from './commerce-reads.ts';
import type { Settings } from '../settings/settings.ts';

/** Identifies the accounts of the embedded commerce service that are editors'. */
export interface EditorAccounts {
  ofSession(usid: string): Promise<Editor | undefined>;
  isEditor(email: string): Promise<boolean>;
}

/** The embedded services as the process uses them (`backend/app.ts`). */
export interface EmbeddedServices {
  readonly fetch: SendRequest;
  /** Operations of the pages by a function call. */
  readonly perform: PerformInProcess;
  /** Documents by a function call. */
  readonly content: ContentSource;
  /** Stand-ins of third parties under `/sandbox`. */
  readonly sandbox: SendRequest;
  readonly editors: EditorAccounts;
  readonly questionModeration: QuestionModeration | undefined;
  readonly photoModeration?: PhotoModeration;
  /** The reviews as moderators see them. */
  readonly moderation?: ReviewModeration;
  /** Counters shared by all processes on the database. */
  readonly rateLimits: RateLimits;
  /** Rejects when the database does not respond. */
  check(): Promise<void>;
  /** Whether the content folder exists and still has documents. */
  hasContent(): Promise<boolean>;
  close(): Promise<void>;
  /** `undefined` where documents are stored elsewhere. */
  readonly drafts: DraftStore | undefined;
  onContentChange(listener: (paths: readonly string[]) => void): unknown;
  onCatalogChange(listener: () => void): unknown;
  onReviewChange(listener: () => void): unknown;
  /** Only the number of units left changed that pages state. */
  onStockChange(listener: () => void): unknown;
}

/** Both services behind the shop, embedded or remote. */
export interface Services {
  readonly commerceUpstream: CommerceUpstream;
  readonly commerce: Upstream;
  readonly contentCalls: Upstream;
  readonly content: ClosableContentClient;
  /** Settles when all copies are stored. */
  close(): Promise<void>;
}

interface ServiceEndpoint {
  readonly send: SendRequest;
  readonly baseUrl: string;
  readonly isRemote: boolean;
}

/** Size limit of a remote response in bytes: a list of 100 products has about 200 KB; documents are larger. */
const MAX_COMMERCE_BYTES = 8 * 1024 * 1024;
const MAX_CONTENT_BYTES = 32 * 1024 * 1024;
/** Added to the caller's timeout, so that a stored copy or the reason of a failure arrives before it. */
const CALLER_MARGIN_MS = 2 * COPY_TIMEOUT_MS;

export function createServices(settings: Settings, embedded: EmbeddedServices | undefined, log: Log): Services {
  const commerceEndpoint = endpointOf(settings.commerceApiUrl, embedded);
  const contentEndpoint = endpointOf(settings.contentApiUrl, embedded);
  const { commerceApiTimeout, commerceApiReadTimeout, contentApiTimeout } = settings;
  const copies = createCommerceCopies({
    dir: join(settings.dataDir, 'commerce-copies'),
    source: commerceEndpoint.baseUrl,
    log,
  });
  const commerce = upstreamOf(commerceEndpoint, log, {
    timeout: commerceApiTimeout,
    readTimeout: commerceApiReadTimeout,
    maxBytes: MAX_COMMERCE_BYTES,
  });
  const content = contentClient(settings, embedded, log);
  return {
    commerceUpstream: commerceUpstreamAt(commerceEndpoint, { settings, commerce, copies, embedded }),
    commerce,
    contentCalls: upstreamOf(contentEndpoint, log, { timeout: contentApiTimeout, maxBytes: MAX_CONTENT_BYTES }),
    content,
    close: async () => void (await Promise.all([content.close(), copies.idle()])),
  };
}

type UpstreamLimits = Pick<UpstreamOptions, 'timeout' | 'readTimeout'> & { readonly maxBytes: number };

/**
 * Remote services may hang, fail or send too much and are limited; the embedded service gets the whole time for every
 * request.
 */
function upstreamOf({ send, baseUrl, isRemote }: ServiceEndpoint, log: Log, limits: UpstreamLimits): Upstream {
  const { timeout } = limits;
  if (!isRemote) return createUpstream({ send, baseUrl, retries: false, timeout, log });
  const circuits = createUpstreamCircuits({ baseUrl, log });
  return createUpstream({ send, baseUrl, retries: true, circuits, log, ...limits });
}

interface CommerceUpstreamDeps {
  readonly settings: Settings;
  readonly commerce: Upstream;
  readonly copies: CommerceCopies;
  readonly embedded: EmbeddedServices | undefined;
}

function commerceUpstreamAt(
  { baseUrl, isRemote }: ServiceEndpoint,
  { settings, commerce, copies, embedded }: CommerceUpstreamDeps,
): CommerceUpstream {
  const { commerceApiKey: accessKey, commerceApiReadTimeout } = settings;
  if (!isRemote) {
    const { perform } = servicesOf(embedded);
    return { perform, accessKey };
  }
  const limit = commerceApiReadTimeout + CALLER_MARGIN_MS;
  const read = createCommerceReads({ upstream: commerce, baseUrl, copies });
  return { send: read, baseUrl, timeout: limit, accessKey };
}

function endpointOf(url: string | undefined, embedded: EmbeddedServices | undefined): ServiceEndpoint {
  if (url !== undefined) return { send: fetch, baseUrl: url, isRemote: true };
  const { fetch: send } = servicesOf(embedded);
  return { send, baseUrl: IN_PROCESS_URL, isRemote: false };
}

function servicesOf(embedded: EmbeddedServices | undefined): EmbeddedServices {
  if (embedded === undefined) throw new Error('a service without an address needs the embedded services');
  return embedded;
}

function contentClient(settings: Settings, embedded: EmbeddedServices | undefined, log: Log): ClosableContentClient {
  const { contentApiUrl: baseUrl, contentApiTimeout: timeout, contentDir, dataDir, isLocal } = settings;
  const isRemote = baseUrl !== undefined;
  return createContentClient({
    source: isRemote ? createHttpSource({ fetch, baseUrl, timeout, log }) : servicesOf(embedded).content,
    origin: baseUrl ?? contentDir,
    isRemote,
    isLocal,
    storedCopiesDir: join(dataDir, 'content-copies'),
    log,
  });
}
