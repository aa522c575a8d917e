import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../src/api/core/api-error.ts';
import { describeSection, loadDefinitions } from '../../backend/content/section-schemas.ts';
import { respondWithJson, readJson } from './responses.ts';
import type { Changes } from './document-changes.ts';
import { createDocumentCalls, type DocumentCallsOptions } from './document-routes.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import type { EditorRights } from './editor-rights.ts';
import type { RenderSection } from './section-route.ts';
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_IMAGES = 60;

/** Images an editor can choose: those of the media folder, sorted by path. */
function createMediaCalls(contentDir: string): Hono<EditorEnvironment> {
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

export interface LiveCallsOptions extends DocumentCallsOptions {
  readonly contentDir: string;
  readonly changes: Changes;
  readonly renderSection: RenderSection;
}

/** Endpoints of live preview and of the inspector; mounted behind the check for editors. */
export function createLiveCalls(options: LiveCallsOptions, rights: EditorRights): Hono<EditorEnvironment> {
  const { changes, renderSection, contentDir } = options;
  const app = new Hono<EditorEnvironment>();
  let described: Promise<readonly object[]> | undefined;

  app.post('/section', async (context) => {
    const result = await renderSection(await readJson(context, z.unknown()), context.req.raw);
    if ('section' in result) return respondWithJson(result.section);
    const { status, field, message } = result.error;
    const errorId = status === 400 ? 'VALIDATION' : 'CMS502';
    throw new ApiError({ status, errorId, message, details: { path: field } });
  });
  app.get('/schemas', async () => {
    described ??= loadDefinitions().then((definitions) => definitions.map(describeSection));
    return respondWithJson({ sections: await described });
  });
  app.get('/changes', (context) => {
    const request = context.req.raw;
    return changes.listen(async () => (await rights.read(request)) !== undefined);
  });
  app.route('/', createDocumentCalls(options));
  app.route('/', createMediaCalls(contentDir));
  return app;
}
