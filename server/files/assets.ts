import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { contentTypeOf } from '../http/content-type.ts';
import { FinishedReply, sendFinished, type HeaderList } from '../http/reply.ts';
import { sendFile } from '../http/send-file.ts';
import { DATA_POLICY } from '../http/security-headers.ts';

/** Larger files are read from the disk on each request. */
const MEMORY_LIMIT = 1024 * 1024;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

type Asset = FinishedReply | { readonly path: string; readonly headers: HeaderList };

/**
 * The build's files, held in memory with their precompressed copies. The function resolves to `false` for any other
 * path.
 */
export async function loadAssets(folder: string, headers: HeaderList) {
  const assets = new Map<string, Asset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    if (entry.isFile() && !isHidden(url)) assets.set(url, await loadAsset(path, [...headers, ...assetHeaders(url)]));
  }

  return (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const asset = assets.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (asset === undefined) return false;
    if ('path' in asset) return sendFile(request, response, asset);
    void sendFinished(request, response, asset);
    return true;
  };
}

function isHidden(url: string): boolean {
  return /\/\.(?!well-known\/)/.test(url) || /\.(br|gz|map|\d+)$/.test(url);
}

function assetHeaders(url: string): HeaderList {
  return [
    ['content-type', contentTypeOf(url)],
    ['cache-control', url.startsWith('/_astro/') ? IMMUTABLE : REVALIDATED],
    ['content-security-policy', DATA_POLICY],
    // Mails show the icons.
    ['cross-origin-resource-policy', url.startsWith('/icon-') ? 'cross-origin' : 'same-origin'],
    // The frames of the payment provider, which have an opaque origin, use the shop's font.
    ...(url.endsWith('.woff2') ? ([['access-control-allow-origin', '*']] as const) : []),
  ];
}

async function loadAsset(path: string, headers: HeaderList): Promise<Asset> {
  if ((await stat(path)).size > MEMORY_LIMIT) return { path, headers };
  const [body, br, gzip] = await Promise.all([readFile(path), readCopy(`${path}.br`), readCopy(`${path}.gz`)]);
  return new FinishedReply({ status: 200, headers, body }, { ...(br && { br }), ...(gzip && { gzip }) });
}

async function readCopy(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
