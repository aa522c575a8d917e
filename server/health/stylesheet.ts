import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { memoize } from '../../src/lib/memoize.ts';

const FILES = [
  '../../src/layouts/document/web-fonts.css',
  '../../src/ui/fonts.css',
  '../../src/ui/tokens.css',
  './health.css',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** A font file as the shop's stylesheet names it, within its package. */
const FONT = /url\('(@[^']+\/([\w-]+\.woff2))'\)/g;
const UNCHANGED = 'public, max-age=0, must-revalidate';
const LASTING = 'public, max-age=604800';

const loadStylesheet = memoize(async () => {
  const written = (await Promise.all(FILES.map((file) => readFile(file, 'utf8')))).join('\n');
  const fonts = new Map([...written.matchAll(FONT)].map(([, specifier = '', name = '']) => [name, specifier]));
  const text = written.replaceAll(FONT, "url('fonts/$2')");
  return { text, fonts, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
});

/** The stylesheet of the health pages: the shop's fonts and tokens with the pages' own rules. */
export async function stylesheetResponse(request: Request): Promise<Response> {
  const { text, etag } = await loadStylesheet();
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': UNCHANGED, etag };
  const isUnchanged = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag;
  return new Response(isUnchanged ? null : text, { status: isUnchanged ? 304 : 200, headers });
}

/** A font that the stylesheet names. */
export async function fontResponse(name: string): Promise<Response> {
  const { fonts } = await loadStylesheet();
  const specifier = fonts.get(name);
  if (specifier === undefined) return new Response(null, { status: 404 });
  const bytes = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return new Response(bytes, { headers: { 'content-type': 'font/woff2', 'cache-control': LASTING } });
}
