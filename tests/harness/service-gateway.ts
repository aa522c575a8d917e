import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../backend/app.ts';
import { createTestGateway, type TestGateway } from '../../src/stores/core/browser.test-support.ts';

const ROOT = join(import.meta.dirname, '../..');
const quiet = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** The embedded service, in this process, with a database of its own. */
export async function startService() {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-stores-'));
  const service = await createBackend({
    databaseUrl: `file:${join(folder, 'shop.db')}`,
    contentDir: join(ROOT, 'content'),
    catalogDir: join(ROOT, 'catalog'),
    seedDemo: true,
    isLocal: false,
    servesContent: false,
    publicOrigin: 'http://shop.test',
    log: quiet,
  });
  const close = async () => {
    await service.close();
    await rm(folder, { recursive: true });
  };
  return { fetch: service.fetch, close };
}

/** A gateway for one browser that sends requests to the service and stores the tokens, like the shop's own. */
export function createServiceGateway(service: { fetch(request: Request): Promise<Response> }): TestGateway {
  let token = '';
  return {
    ...createTestGateway(),
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      if (token !== '') headers.set('authorization', `Bearer ${token}`);
      const body = request.method === 'GET' ? null : await request.text();
      const address = `http://service.test${pathname.replace('/api', '')}${search}`;
      const answer = await service.fetch(new Request(address, { method: request.method, headers, body }));
      if (!pathname.endsWith('/auth/token') || !answer.ok) return answer;
      const { accessToken, refreshToken: _, ...session } = await answer.json();
      token = accessToken;
      return Response.json(session);
    },
  };
}
