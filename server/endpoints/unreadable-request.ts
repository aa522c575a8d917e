import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { isCall } from './endpoints.ts';
import { callIds, writeCallIds } from '../gateway/call-ids.ts';
import { HTTP_ERRORS, errorResponse } from '../gateway/error-response.ts';
import type { HeaderList } from '../http/reply.ts';
import { DATA_POLICY } from '../http/security-headers.ts';

/** Node's error for bytes that are not a request: the reason, and the bytes as far as it read them. */
export interface UnreadableRequest extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

interface Connection {
  readonly socket: Duplex;
  /** Response to the latest request of the connection. */
  readonly response: ServerResponse | undefined;
  /** Headers of every response. */
  readonly headers: HeaderList;
}

const STATUSES: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const TEXTS: Readonly<Record<string, string>> = { HPE_INVALID_URL: HTTP_ERRORS.unreadable.message };
const OWN_HEADERS: HeaderList = [
  ['cache-control', 'private, no-store'],
  ['content-security-policy', DATA_POLICY],
  ['connection', 'close'],
];

/**
 * Responds to bytes that Node cannot parse as a request (`clientError`) and ends the connection: with the error
 * envelope where the path belongs to an endpoint, else with one line of text. A response that has begun is cut off
 * instead. Nothing is logged: the error is the client's.
 */
export async function answerUnreadable(request: UnreadableRequest, connection: Connection): Promise<void> {
  const { socket, response, headers } = connection;
  if (response?.writableEnded === true) await finished(response).catch(() => undefined);
  const hasBegun = response?.headersSent === true && !response.writableFinished;
  if (hasBegun || !socket.writable || request.code === 'ECONNRESET') return void socket.destroy();
  const [status, reason] = STATUSES[request.code ?? ''] ?? [400, 'Bad Request'];
  const message = TEXTS[request.code ?? ''] ?? 'The request cannot be read.';
  const answer = isCall(pathOf(request)) ? callAnswer(status, message) : new Response(`${message}\n`);
  const body = Buffer.from(await answer.arrayBuffer());
  const lines = [...headers, ...answer.headers, ...OWN_HEADERS, ['content-length', String(body.length)]];
  const head = [`HTTP/1.1 ${status} ${reason}`, ...lines.map((pair) => pair.join(': ')), '', ''].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]));
}

function callAnswer(status: number, message: string): Response {
  const ids = callIds(new Headers());
  const answer = errorResponse({ ...HTTP_ERRORS.unreadable, status, message }, ids.correlationId);
  writeCallIds(answer.headers, ids);
  return answer;
}

/** Path of the last request line among the bytes; empty where there is none. */
function pathOf({ rawPacket, bytesParsed }: UnreadableRequest): string {
  const text = rawPacket?.subarray(0, (bytesParsed ?? 0) + 1).toString('latin1') ?? '';
  return [...text.matchAll(/(?:^|\n)[A-Z]+ (\/[^\s]*)/g)].at(-1)?.[1] ?? '';
}
