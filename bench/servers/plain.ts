import { createServer } from 'node:http';
import { plainPage, stylesheetsOf } from '../first-second/plain-page.ts';

/**
 * The limit in the browser: the pages of the shop as plain pages. Everything is fetched from the shop once and then
 * served from memory. Arguments: port, origin of the shop.
 */
const [, , port, origin = ''] = process.argv;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

const known = new Map<string, Promise<Answer>>();

async function readShop(path: string): Promise<Answer> {
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(await toPlainPage(bytes.toString())) : bytes;
  return { status: answer.status, headers: { 'content-type': type, 'content-length': body.length }, body };
}

async function toPlainPage(html: string): Promise<string> {
  const read = async (path: string) => [path, await (await fetch(origin + path)).text()] as const;
  return plainPage(html, new Map(await Promise.all(stylesheetsOf(html).map(read))));
}

createServer(({ url = '/' }, response) => {
  const answer = known.get(url) ?? readShop(url);
  known.set(url, answer);
  void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
}).listen(Number(port), '127.0.0.1');
