import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { contentTypeOf } from '../http/content-type.ts';
import { sendFile } from '../http/send-file.ts';
import type { HeaderList } from '../http/reply.ts';
import { MEDIA_POLICY } from '../security-headers.ts';

const PREFIX = '/media/';
const DAY = 24 * 60 * 60;

/** Serves `/media/<path>` from the first folder that has the file. Answers `false` where none has. */
export function createMedia(folders: readonly string[], headers: HeaderList) {
  const roots = folders.map((folder) => resolve(folder));

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const segments = mediaSegments(request.url ?? '');
    if (segments === undefined) return false;
    const contentType = contentTypeOf(segments.at(-1) ?? '');
    const all: HeaderList = [
      ...headers,
      ['content-type', contentType],
      ['cache-control', `public, max-age=${DAY}`],
      ['content-security-policy', MEDIA_POLICY],
      ['cross-origin-resource-policy', 'cross-origin'],
    ];
    for (const root of roots) {
      const path = await pathInside(root, segments);
      if (path !== undefined && (await sendFile(request, response, { path, headers: all }))) return true;
    }
    return false;
  };
}

/** Decoded names of folders and file; none where a name is hidden, empty or would lead elsewhere. */
function mediaSegments(url: string): string[] | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith(PREFIX)) return undefined;
  try {
    const segments = path.slice(PREFIX.length).split('/').map(decodeURIComponent);
    return segments.every((name) => /^[^.\0/\\][^\0/\\]*$/.test(name)) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** The file's real place, links followed, if that is within the folder. */
async function pathInside(root: string, segments: readonly string[]): Promise<string | undefined> {
  try {
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    return path.startsWith(realRoot + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
