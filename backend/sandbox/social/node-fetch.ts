import { createServer, request as send, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';

/** A listener of `node:http` as a Fetch handler: real HTTP over a pair of streams, without opening a port. */
export function fetchOf(listener: RequestListener): (request: Request) => Promise<Response> {
  const server = createServer(listener);
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const headers = { ...Object.fromEntries(request.headers), connection: 'close', 'content-length': `${body.length}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: request.method, path: pathname + search, headers, createConnection: () => near };
      send(options, resolve).on('error', reject).end(body);
    });
    return toResponse(answer);
  };
}

const BODILESS = new Set([204, 205, 304]);
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!HOP_BY_HOP.has(name)) for (const value of values) headers.append(name, value);
  }
  const status = answer.statusCode ?? 500;
  return new Response(BODILESS.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
