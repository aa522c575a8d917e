import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isUnchanged } from './etag.ts';
import type { HeaderList } from './reply.ts';

export interface FileAnswer {
  readonly path: string;
  /** Includes `content-type`; length, tag and range are added. */
  readonly headers: HeaderList;
}

/**
 * Streams a file or the requested range of it. Resolves to `false`, with nothing written, where there is no such file.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: FileAnswer): Promise<boolean> {
  const handle = await openFile(file.path);
  if (handle === undefined) return false;
  try {
    await sendHandle(request, response, { handle, headers: file.headers });
    return true;
  } finally {
    await handle.close();
  }
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    const handle = await open(path, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return undefined;
  } catch {
    return undefined;
  }
}

type OpenFile = { readonly handle: FileHandle; readonly headers: HeaderList };

async function sendHandle(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, headers }: OpenFile,
): Promise<void> {
  const { size, mtimeMs } = await handle.stat();
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const shared = [...headers, ['etag', tag], ['accept-ranges', 'bytes']].flat();
  if (isUnchanged(request.headers['if-none-match'], tag)) return void response.writeHead(304, shared).end();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === tag ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    return void response.writeHead(416, [...shared, 'content-range', `bytes */${size}`]).end();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const partial = range === undefined ? [] : ['content-range', `bytes ${start}-${end}/${size}`];
  response.writeHead(range === undefined ? 200 : 206, [
    ...shared,
    ...partial,
    'content-length',
    String(end - start + 1),
  ]);
  if (request.method === 'HEAD' || size === 0) return void response.end();
  await pipeline(handle.createReadStream({ start, end, autoClose: false }), response).catch(leftEarly(response));
}

/** A client that disconnects early is not an error; every other failure destroys the connection. */
function leftEarly(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    if (response.closed || response.destroyed) return;
    response.destroy(error instanceof Error ? error : undefined);
  };
}

interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** A single range of bytes (RFC 9110, 14.1.2). Several ranges and other units are ignored, as the RFC allows. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
