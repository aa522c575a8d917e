import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { createContentService, type ContentService } from '../../../backend/content/content-service.ts';
import { createChanges } from '../../../server/studio/document-changes.ts';
import { createEditorCalls } from '../../../server/studio/studio-routes.ts';
import { createEditorRights } from '../../../server/studio/editor-rights.ts';
import { createPreviewLinks } from '../../../server/studio/preview-links.ts';
import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { FROM_SHOP } from '../../harness/from-shop.ts';

const ORIGIN = 'http://localhost:4321';
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** The studio's API over a temporary content folder, and the stores of several browsers. */
export interface EditingShop {
  readonly contentDir: string;
  /** Who sits at the browsers is an editor. */
  isEditor: boolean;
  /** Replaces the shop's response to a browser's request; undefined lets the shop respond. */
  intercept: (method: string, send: () => Promise<Response>) => Promise<Response> | undefined;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  put(file: string, content: object | string): Promise<void>;
  read(file: string): Promise<unknown>;
  /** A page's document as preview gets it: `us/home`. */
  preview(name: string): Promise<object>;
  /** Settles when no browser has a pending request. */
  idle(): Promise<void>;
  openBrowser(): Promise<EditorsBrowser>;
  close(): Promise<void>;
}

type Stores = typeof import('../../../src/studio/stores/document.ts') &
  typeof import('../../../src/studio/stores/saving.ts') &
  typeof import('../../../src/studio/stores/section-position.ts') &
  typeof import('../../../src/studio/stores/page-files.ts') &
  typeof import('../../../src/studio/stores/structure.ts') &
  typeof import('../../../src/studio/stores/workspace.ts') &
  typeof import('../../../src/studio/stores/editor-api.ts');

/** What runs in one browser. */
export interface EditorsBrowser extends Stores {
  /** Reports changed documents; undefined where any may have changed. */
  notifyChange(documents: readonly string[]): void;
  /** Whether the browser would warn before it leaves the page. */
  asksBeforeLeaving(): boolean;
}

export async function startEditingShop(): Promise<EditingShop> {
  const contentDir = await mkdtemp(join(tmpdir(), 'aisle-editing-'));
  const service = createContentService({ contentDir, isLocal: false, log });
  const app = createApp(contentDir, service, () => shop.isEditor);
  const pendingResponses = new Set<Promise<Response>>();
  const fileOf = (file: string) => join(contentDir, `${file}.json`);
  const shop: EditingShop = {
    contentDir,
    isEditor: true,
    intercept: () => undefined,
    call: async (method, path, body) => app.request(`${ORIGIN}/cms/api${path}`, { method, ...bodyOf(body) }),
    async put(file, content) {
      await mkdir(dirname(fileOf(file)), { recursive: true });
      await writeFile(fileOf(file), typeof content === 'string' ? content : JSON.stringify(content));
    },
    read: async (file) => JSON.parse(await readFile(fileOf(file), 'utf8')),
    async preview(name) {
      const path = `/pre/caas/v1/canvas/augmentedpage/${name}?siteId=us&locale=en-us`;
      return (await service.app.request(`${ORIGIN}${path}`)).json();
    },
    async idle() {
      do await new Promise(setImmediate);
      while (pendingResponses.size > 0);
    },
    openBrowser,
    async close() {
      vi.unstubAllGlobals();
      await service.close();
      await rm(contentDir, { recursive: true, force: true });
    },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const send = async () => app.request(ORIGIN + path, fromShop(init));
    const answer = shop.intercept(init.method ?? 'GET', send) ?? send();
    pendingResponses.add(answer);
    return answer.finally(() => pendingResponses.delete(answer));
  });
  return shop;
}

function fromShop(init: RequestInit): RequestInit {
  return { ...init, headers: { ...FROM_SHOP, ...Object.fromEntries(new Headers(init.headers)) } };
}

function createApp(contentDir: string, service: ContentService, isEditor: () => boolean) {
  const changes = createChanges();
  const editor = { name: 'Ada', email: 'ada@example.com', role: 'editor', signedInBy: 'account' } as const;
  const seals = { isSecure: false, secret: 'a secret of these tests alone, long enough' };
  const rights = createEditorRights({
    ...seals,
    isLocal: false,
    accounts: { ofSession: async () => (isEditor() ? editor : undefined), isEditor: async () => isEditor() },
    readSession: async () => ({ loggedIn: true, usid: 'one' }),
  });
  const sitesConfig = () => DEFAULT_SITES;
  return createEditorCalls({
    rights,
    links: createPreviewLinks({ ...seals, rights }),
    company: undefined,
    origin: { publicOrigin: ORIGIN, isLocal: false, port: 4321 },
    pages: { content: { get: async () => ({ status: 'missing' }), invalidate: () => {} }, sitesConfig },
    live: {
      drafts: service.drafts,
      sitesConfig,
      log,
      contentDir,
      changes,
      linter: undefined,
      renderSection: async () => ({ error: { status: 400, field: '', message: 'No.' } }),
    },
  });
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return { headers: FROM_SHOP };
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...FROM_SHOP },
  };
}

async function openBrowser(): Promise<EditorsBrowser> {
  vi.resetModules();
  let notifyChange = (_documents: readonly string[]): void => undefined;
  vi.doMock('../../../src/studio/stores/document-changes.ts', () => ({
    listenToChanges: (changed: typeof notifyChange) => void (notifyChange = changed),
  }));
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  const stores = {
    ...(await import('../../../src/studio/stores/document.ts')),
    ...(await import('../../../src/studio/stores/saving.ts')),
    ...(await import('../../../src/studio/stores/section-position.ts')),
    ...(await import('../../../src/studio/stores/page-files.ts')),
    ...(await import('../../../src/studio/stores/structure.ts')),
    ...(await import('../../../src/studio/stores/workspace.ts')),
    ...(await import('../../../src/studio/stores/editor-api.ts')),
  };
  stores.startEditing();
  return {
    ...stores,
    notifyChange: (documents) => notifyChange(documents),
    asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}
