import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface RawRequest {
  readonly method?: string;
  /** Each character is one byte, as on the wire. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT = 30_000;

/** Sends a request target byte by byte, which no client library does, and reads the whole response. */
export function sendRaw(port: number, { method = 'GET', target, headers = {} }: RawRequest): Promise<RawResponse> {
  const lines = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(head, 'latin1'));
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error(`no answer to ${JSON.stringify(target)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks).toString('latin1'))));
  });
}

function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]);
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(pairs), body: text.slice(end + 4) };
}

/** Announces a body, sends a part of it once the server reads, and closes the connection. */
export function abortBody(port: number, { method = 'POST', target, headers = {} }: RawRequest): Promise<void> {
  const lines = Object.entries({ host: `localhost:${port}`, expect: '100-continue', ...headers });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(head, 'latin1'));
    socket.once('data', () => socket.write('3\r\n{"a\r\n', () => socket.resetAndDestroy()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}
