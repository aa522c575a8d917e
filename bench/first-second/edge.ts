import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

export interface Edge {
  readonly origin: string;
  close(): void;
}

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

interface Route {
  readonly port: number;
  /** Port of the HTTP server on this machine that requests are passed to. */
  readonly upstream: number;
  readonly certificate: Certificate;
}

/** Writes a self-signed certificate into a folder; needs the program `openssl`. */
export function createCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const type = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...type, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** What the edge of a content delivery network does before a shop: HTTP/2 and compression; it caches nothing. */
export async function startEdge({ port, upstream, certificate }: Route): Promise<Edge> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(certificate, (asked, answer) => {
    const options = { host: 'localhost', port: upstream, path: asked.url, method: asked.method, agent };
    const passed = request({ ...options, headers: requestHeaders(asked, upstream) }, (source) =>
      respond(source, answer),
    );
    passed.on('error', () => answer.stream.destroyed || answer.headersSent || answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    agent.destroy();
  };
  return { origin: `https://127.0.0.1:${port}`, close };
}

/** Without `accept-encoding`, so that the edge compresses the responses of all servers alike. */
function requestHeaders({ headers }: Http2ServerRequest, upstream: number): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'accept-encoding');
  return { ...Object.fromEntries(passed), host: `localhost:${upstream}` };
}

/** Headers that HTTP/2 does not have. */
const HTTP1_HEADERS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const TEXT = /text|javascript|json|svg|xml/;

function respond(source: IncomingMessage, answer: Http2ServerResponse): void {
  const own = Object.entries(source.headers).filter(([name]) => !HTTP1_HEADERS.has(name));
  const headers = Object.fromEntries(own);
  const isPlain = TEXT.test(headers['content-type']?.toString() ?? '') && headers['content-encoding'] === undefined;
  if (isPlain) {
    delete headers['content-length'];
    headers['content-encoding'] = 'gzip';
  }
  answer.writeHead(source.statusCode ?? 502, headers);
  const gzip = isPlain ? [createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })] : [];
  // A browser that leaves a page ends its requests: that is no error of the edge.
  pipeline([source, ...gzip, answer], () => {});
}
