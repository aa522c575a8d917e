import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContentService, type ContentService } from './content-service.ts';
import { readIds } from '../http/responses.ts';

/** A content folder with the content service on it, for tests. */
export interface ContentFixture {
  readonly contentDir: string;
  readonly service: ContentService;
  readonly lines: readonly LogLine[];
  /**
   * Writes `<file>.json` below the content folder: an object as JSON, a string as is. Resolves when a service that
   * watches the folder has noticed it.
   */
  put(file: string, content: object | string): Promise<void>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export const CANVAS = '/caas/v1/canvas';

export async function createContentFixture(isLocal = true): Promise<ContentFixture> {
  const contentDir = await mkdtemp(join(tmpdir(), 'aisle-content-'));
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const service = createContentService({ contentDir, isLocal, log });
  await service.ready;

  async function put(file: string, content: object | string): Promise<void> {
    const path = join(contentDir, `${file}.json`);
    await mkdir(dirname(path), { recursive: true });
    const isNoticed = isLocal ? noticed(service, `${file}.json`) : undefined;
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    await isNoticed;
  }

  async function close(): Promise<void> {
    await service.close();
    await rm(contentDir, { recursive: true, force: true });
  }

  const get = async (path: string, headers: Record<string, string> = {}) =>
    fetchContent(service, new Request(`http://commerce.internal${path}`, { headers }));
  return { contentDir, service, lines, put, get, close };
}

/** Milliseconds; longer than any change takes to be noticed. */
const NOTICE_MS = 250;

/** Settles later where the file system reports nothing, as for a second change within a moment. */
function noticed(service: ContentService, file: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, NOTICE_MS);
    const unsubscribe = service.onChange((paths) => paths.includes(file) && done());
  });
}

/** Sends a request as the backend's own operations do. */
export async function fetchContent({ app }: ContentService, request: Request): Promise<Response> {
  return app.fetch(request, { ids: readIds(request.headers) });
}
