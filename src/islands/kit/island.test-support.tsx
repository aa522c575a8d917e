import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { messagesOf } from '../../i18n/translate.ts';
import { MessagesContext } from './text.ts';

const messages = messagesOf('en-us');

export interface SentRequest {
  /** Method and path below `/api`: `POST /cart/v1/item`. */
  readonly call: string;
  readonly body: unknown;
}

/** Responds to the requests of an island; `undefined` fails like a lost connection. */
export type Respond = (request: SentRequest) => Response | undefined | Promise<Response | undefined>;

const SESSION = { consumerNo: 'G1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1800, basketId: 'cart-1' };

/** Replaces the network of the page and returns the requests so far, without those for the session and the messages. */
export function replaceNetwork(respond: Respond): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://shop.test');
    const call = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    if (call.startsWith('GET /fapi/i18n/')) return Response.json(messages);
    if (call === 'POST /token/v2/auth/token') return Response.json(SESSION);
    const request = { call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined };
    sent.push(request);
    const response = await respond(request);
    init.signal?.throwIfAborted();
    if (!response) throw new TypeError('fetch failed');
    return response;
  });
  return sent;
}

export function apiError(status: number, errorId: string, details: object = {}): Response {
  return Response.json({ errorDetails: [{ errorId, message: errorId, details }], appId: 'ECOMM' }, { status });
}

/** Renders a part of an island with the messages of en-us. */
export function renderIsland(part: ReactNode) {
  return render(part, { wrapper: ({ children }) => <MessagesContext value={messages}>{children}</MessagesContext> });
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
