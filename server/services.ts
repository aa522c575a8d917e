import { join } from 'node:path';
import type { DraftStore } from '../backend/content/drafts.ts';
import { READ_RETRIES } from '../src/config.ts';
import { createContentClient, type HttpContentClient } from '../src/cms/content-client-http.ts';
import type { Log } from '../src/cms/request-context.ts';
import type { Editor } from '../src/lib/editor.ts';
import { createUpstream, IN_PROCESS_URL, type SendRequest, type Upstream } from './door/upstream.ts';
import type { CommerceHop } from './pages/locals.ts';
import type { Settings } from './settings.ts';

/** Which accounts of the embedded commerce service are editors'. */
export interface EditorAccounts {
  ofSession(usid: string): Promise<Editor | undefined>;
  isEditor(email: string): Promise<boolean>;
}

/** The embedded services as the process uses them (`backend/app.ts`). */
export interface EmbeddedServices {
  readonly fetch: SendRequest;
  /** Stand-ins of other parties under `/sandbox`. */
  readonly sandbox: SendRequest;
  readonly editors: EditorAccounts;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** None where documents are kept elsewhere. */
  readonly drafts: DraftStore | undefined;
  onContentChange(listener: (paths: readonly string[]) => void): unknown;
  onCatalogChange(listener: () => void): unknown;
}

/** Both services behind the shop, wherever they are. */
export interface Services {
  readonly hop: CommerceHop;
  readonly commerce: Upstream;
  readonly contentCalls: Upstream;
  readonly content: HttpContentClient;
}

interface Place {
  readonly send: SendRequest;
  readonly baseUrl: string;
  readonly isRemote: boolean;
}

export function createServices(settings: Settings, embedded: EmbeddedServices | undefined, log: Log): Services {
  const commercePlace = placeOf(settings.commerceApiUrl, embedded);
  const contentPlace = placeOf(settings.contentApiUrl, embedded);
  const { commerceApiTimeout, contentApiTimeout, commerceApiKey: accessKey } = settings;
  const retry = commercePlace.isRemote ? READ_RETRIES : 0;
  return {
    hop: { send: commercePlace.send, baseUrl: commercePlace.baseUrl, timeout: commerceApiTimeout, retry, accessKey },
    commerce: createUpstream({ ...commercePlace, retries: commercePlace.isRemote, timeout: commerceApiTimeout, log }),
    contentCalls: createUpstream({ ...contentPlace, retries: contentPlace.isRemote, timeout: contentApiTimeout, log }),
    content: contentClient(contentPlace, settings, log),
  };
}

function placeOf(url: string | undefined, embedded: EmbeddedServices | undefined): Place {
  if (url !== undefined) return { send: fetch, baseUrl: url, isRemote: true };
  if (embedded === undefined) throw new Error('a service without an address needs the embedded services');
  return { send: (request) => embedded.fetch(request), baseUrl: IN_PROCESS_URL, isRemote: false };
}

function contentClient(place: Place, settings: Settings, log: Log): HttpContentClient {
  return createContentClient({
    fetch: place.send,
    baseUrl: place.baseUrl,
    isRemote: place.isRemote,
    isLocal: settings.isLocal,
    storedCopiesDir: join(settings.dataDir, 'content-copies'),
    log,
    ...(place.isRemote ? { timeout: settings.contentApiTimeout } : { source: settings.contentDir }),
  });
}
