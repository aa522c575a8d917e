import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { respondWithJson } from './responses.ts';
import type { EditorEnvironment } from './editor-environment.ts';

const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_IMAGES = 60;

/** Pictures an editor can choose: those of the media folder, newest names last. */
export function createMediaCalls(contentDir: string): Hono<EditorEnvironment> {
  const app = new Hono<EditorEnvironment>();
  app.get('/media', async (context) => {
    const query = (context.req.query('query') ?? '').toLowerCase().slice(0, 100);
    const matches = (await imagesIn(join(contentDir, 'media'))).filter((src) => src.toLowerCase().includes(query));
    return respondWithJson({ total: matches.length, items: matches.slice(0, MAX_IMAGES).map((src) => ({ src })) });
  });
  return app;
}

async function imagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((): Dirent[] => []);
  return entries
    .filter((entry) => entry.isFile() && IMAGE.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => `/media/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .toSorted();
}
