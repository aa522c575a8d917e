import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export interface JsonRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Serialises a request once, so that a load can send it repeatedly. */
export function writeRequest({ method, path, headers = {}, body = {} }: JsonRequest): string {
  const text = JSON.stringify(body);
  const all = { host: '127.0.0.1', 'content-type': 'application/json', ...headers };
  const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(text) });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
}

/**
 * A keep-alive connection with one request at a time: far cheaper than a full client, which would take CPU time from
 * the server it measures.
 */
export class JsonConnection {
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(origin: string): Promise<JsonConnection> {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new JsonConnection(socket);
  }

  /** Sends a request and returns the body of the response; rejects where the status is not 2xx. */
  send(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (!this.#socket.writable) throw new Error('The server has ended the connection.');
      let received: Buffer = Buffer.alloc(0);
      const end = () => this.#socket.off('data', take).off('error', reject).off('close', closed);
      const closed = () => reject(new Error(`The connection ended within: ${request.split('\r\n')[0]}`));
      const take = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const answer = readAnswer(received);
        if (!answer) return;
        end();
        if (answer.isFine) resolve(answer.body);
        else reject(new Error(`${request.split('\r\n')[0]} returned ${answer.head.split('\r\n')[0]} ${answer.body}`));
      };
      this.#socket.on('data', take).once('error', reject).once('close', closed);
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** `undefined` while the response is incomplete. */
function readAnswer(bytes: Buffer): { head: string; body: string; isFine: boolean } | undefined {
  const headLength = bytes.indexOf(HEAD_END);
  if (headLength === -1) return undefined;
  const head = bytes.toString('latin1', 0, headLength);
  const isFine = head.startsWith('HTTP/1.1 2');
  const start = headLength + HEAD_END.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    return bytes.length < start + Number(length) ? undefined : { head, isFine, body: bytes.toString('utf8', start) };
  }
  if (!bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return undefined;
  const chunks = bytes.toString('utf8', start);
  return { head, isFine, body: chunks.replace(/(?:^|\r\n)[\da-f]+\r\n/gi, '') };
}
