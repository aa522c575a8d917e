import { APPLICATION_ID, SOURCE_ID } from '../../src/config.ts';
import { isPrivate } from '../http/cache-policy.ts';
import { writeCallIds, type CallIds } from './call-ids.ts';
import type { Session } from './session.ts';

/** Request headers a service may see; cookies and connection headers are not forwarded. */
const PASSED_ON = ['accept-language', 'content-type', 'idempotency-key', 'if-none-match', 'preview-date', 'user-agent'];

/** Response headers a browser may see. */
const HANDED_BACK = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** The answer to a challenge of the services' bot protection (`src/features/bot-challenge`), percent-encoded. */
const CHALLENGE = /(?:^|;\s*)bot-challenge=([\w.%~-]{1,4000})(?:;|$)/;

export interface CallOrigin {
  readonly ids: CallIds;
  readonly address: string;
  readonly session: Session | undefined;
  readonly accessKey: string | undefined;
}

export function upstreamHeaders(sent: Headers, { ids, address, session, accessKey }: CallOrigin): Headers {
  const headers = new Headers({ accept: 'application/json' });
  for (const name of PASSED_ON) copy(sent, headers, name);
  writeCallIds(headers, ids);
  const challenge = CHALLENGE.exec(sent.get('cookie') ?? '')?.[1];
  if (challenge !== undefined) headers.set('x-recaptcha-response', challenge);
  headers.set('x-forwarded-for', address);
  headers.set('x-application', APPLICATION_ID);
  headers.set('x-source', SOURCE_ID);
  if (accessKey !== undefined) headers.set('x-api-key', accessKey);
  if (session !== undefined) {
    headers.set('authorization', `Bearer ${session.accessToken}`);
    headers.set('x-usid', session.usid);
  }
  return headers;
}

/** Responses of a session are private: they are not cached unless the service allows it. */
export function answerHeaders(received: Headers): Headers {
  const headers = new Headers();
  for (const name of HANDED_BACK) copy(received, headers, name);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  return headers;
}

/** Makes the response to a session's request private, whatever the service declares. */
export function forbidSharedCaching(headers: Headers): void {
  if (!isPrivate(headers.get('cache-control'))) headers.set('cache-control', 'private, no-store');
}

function copy(from: Headers, to: Headers, name: string): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}
