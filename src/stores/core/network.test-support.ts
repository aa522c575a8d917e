import { vi } from 'vitest';
import type { Session } from '../../api/identity/token.schema.ts';

export interface SentRequest {
  /** Method and path below `/api`: `POST /cart/v1/item`. */
  readonly call: string;
  readonly body: unknown;
  /** Parameters besides those that every request carries; undefined where there is none. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** Responds to a request; `undefined` fails like a lost connection. */
export type Respond = (request: SentRequest) => Response | undefined | Promise<Response | undefined>;

/** Responds to requests that are not the subject of a test, and are not recorded. */
type RespondUnrecorded = (call: string) => Response | undefined;

export const GUEST: Session = {
  consumerNo: 'G1',
  consumerType: 'GUEST',
  loggedIn: false,
  expiresIn: 1800,
};
export const CUSTOMER: Session = { ...GUEST, consumerNo: 'C1', consumerType: 'REGISTERED', loggedIn: true };

/** Responds to the requests for a session, and to no others. */
export const sessionOf =
  (session: Session = GUEST): RespondUnrecorded =>
  (call) =>
    call === 'POST /token/v2/auth/token' ? Response.json(session) : undefined;

const OF_EVERY_REQUEST: readonly string[] = ['siteId', 'locale', 'mode'];

function queryOf(parameters: URLSearchParams): SentRequest['query'] {
  const own = [...parameters].filter(([name]) => !OF_EVERY_REQUEST.includes(name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** Replaces the network of the page and returns the recorded requests so far. */
export function replaceNetwork(respond: Respond, unrecorded = sessionOf()): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  // Errors are reported a second later, when the test has ended.
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    const call = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const response = unrecorded(call);
    if (response) return response;
    const request: SentRequest = {
      call,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      query: queryOf(searchParams),
      idempotencyKey: new Headers(init.headers).get('idempotency-key') ?? undefined,
    };
    sent.push(request);
    const answer = await respond(request);
    init.signal?.throwIfAborted();
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  });
  return sent;
}
