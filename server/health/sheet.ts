import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { once } from '../../src/lib/once.ts';

const FILES = ['../../src/ui/tokens.css', './health.css'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const load = once(async () => {
  const text = (await Promise.all(FILES.map((file) => readFile(file, 'utf8')))).join('\n');
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
});

/** The sheet of the health check's pages: the shop's tokens, and what these pages make of them. */
export async function sheetAnswer(request: Request): Promise<Response> {
  const { text, etag } = await load();
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
  };
  const isKnown = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag;
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers });
}
