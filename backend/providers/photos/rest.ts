import { isRecord, memberOf } from '../../../domain/record.ts';
import { createCircuit } from '../../../src/api/core/circuit.ts';
import { readResponseBytes } from '../../../src/lib/bounded-body.ts';
import type { Log } from '../../../src/lib/log.ts';
import { readId, readMedia, readStreamIds } from './media-entries.ts';
import type { MediaRequest, PhotoProvider } from './photos.ts';

export interface RestSettings {
  /** Base URL without its trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly setsCookies: boolean;
}

export interface RestDeps {
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** Of a read, which a page may wait for, and of a change, in milliseconds. */
const READ_TIMEOUT_MS = 800;
const WRITE_TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const FAILURES = 3;
const PAUSE_MS = 30_000;
const VERSION = 'v2.2';
/** The most that the service returns at once. */
const COUNT = '50';
const NOT_FOUND = 404;

type Body = FormData | object;
type Ask = (path: string, query?: Readonly<Record<string, string>>, body?: Body) => Promise<unknown>;

/** A social photo service by its address and key, which speaks the ten calls of docs/contract.md#photos. */
export function createRestPhotos(settings: RestSettings, deps: RestDeps): PhotoProvider {
  const { log } = deps;
  const ask = createAsk(settings, deps);
  return {
    setsCookies: settings.setsCookies,
    async describe() {
      const data = await ask('/');
      return { customerId: readId(data), name: String(memberOf(data, 'name') ?? '') };
    },
    async loadRecent(request) {
      const [path, query] = recentOf(request);
      const data = await ask(path, { ...query, count: COUNT });
      if (data === undefined) return undefined;
      const { media, dropped } = readMedia(data);
      if (dropped > 0) log.warn({ path, dropped }, 'photos: unusable entries dropped');
      return media;
    },
    async loadStreams(mediaId) {
      const data = await ask(`/media/${encodeURIComponent(mediaId)}/streams`);
      return data === undefined ? undefined : readStreamIds(data);
    },
    report: async (mediaId, reason) =>
      (await ask(`/media/${encodeURIComponent(mediaId)}/reports`, {}, { reason })) !== undefined,
    async stash(bytes) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'photo.webp');
      return readId(await ask('/stashes', {}, form));
    },
    addUser: async (name) => readId(await ask('/users', {}, { screen_name: name })),
    async addMedia(userId, { stashId, ...media }) {
      return readId(await ask(`/users/${encodeURIComponent(userId)}/media`, {}, { ...media, stash_id: stashId }));
    },
  };
}

function recentOf(request: MediaRequest): [path: string, query: Record<string, string>] {
  const recent = 'media/recent';
  if (request.of === 'customer') return [`/customers/${encodeURIComponent(request.customerId)}/${recent}`, {}];
  if (request.of === 'stream') return [`/streams/${encodeURIComponent(request.streamId)}/${recent}`, {}];
  if (request.of === 'streams') return [`/streams/${recent}`, { streams: request.streamIds.join(',') }];
  return [`/categories/${recent}`, request.category === undefined ? {} : { category: request.category }];
}

/** Returns the member `data` of a response, `undefined` for 404. After several failures in a row nothing is sent for a while. */
function createAsk({ url, key }: RestSettings, { log, fetch: send = fetch, now = Date.now }: RestDeps): Ask {
  const circuit = createCircuit({
    threshold: FAILURES,
    pause: PAUSE_MS,
    now,
    changed: (isOpen) => log.warn({ isOpen }, 'photos: the circuit changed'),
  });
  return async (path, query = {}, body) => {
    if (!circuit.allows()) throw new Error('The photo service failed before and is not asked.');
    try {
      const search = new URLSearchParams({ ...query, version: VERSION });
      const data = await readData(await send(`${url}${path}?${search}`, toRequest(key, body)));
      circuit.succeeded();
      return data;
    } catch (error) {
      circuit.failed();
      throw error;
    }
  };
}

function toRequest(key: string, body: Body | undefined): RequestInit {
  const headers = { accept: 'application/json', authorization: `ApiKey token="${key}"` };
  const options = { redirect: 'error', headers } as const;
  if (body === undefined) return { ...options, signal: AbortSignal.timeout(READ_TIMEOUT_MS) };
  const change = { ...options, method: 'POST', signal: AbortSignal.timeout(WRITE_TIMEOUT_MS) };
  if (body instanceof FormData) return { ...change, body };
  return { ...change, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readData(response: Response): Promise<unknown> {
  if (response.status === NOT_FOUND) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`The photo service answered ${response.status}.`);
  const bytes = await readResponseBytes(response, MAX_BYTES);
  if (bytes === undefined) throw new Error(`The photo service sent more than ${MAX_BYTES} bytes.`);
  const data = memberOf(JSON.parse(bytes.toString('utf8')), 'data');
  if (!isRecord(data)) throw new Error('The photo service sent no data.');
  return data;
}
