import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../src/lib/log.ts';
import type { EmbeddedServices } from './gateway/upstream-services.ts';
import { performWithoutProducts, startTestServer, type TestServer } from './http/server.test-support.ts';
import type { RenderAstro } from './pages/page-renderer.ts';
import { loadSettings } from './settings/settings.ts';
import { createShop } from './shop.ts';

interface TestShopOptions {
  /** Files by path below its folder: the build's in `client`, documents and images in `content`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly sectionStylesheets?: readonly { readonly type: string; readonly url: string }[];
  readonly render: RenderAstro;
  readonly embedded: Pick<EmbeddedServices, 'fetch'> & Partial<EmbeddedServices>;
  readonly log?: Log;
  readonly env?: NodeJS.ProcessEnv;
}

export interface TestShop {
  readonly server: TestServer;
  stop(): Promise<void>;
}

const SHOP_STYLESHEET = '/_astro/shop.css';

/** Starts the server of a shop with an embedded service that has no product and no document. */
export async function startTestShop(options: TestShopOptions): Promise<TestShop> {
  const { files = {}, sectionStylesheets = [], render, embedded, log = { info() {}, warn() {}, error() {} } } = options;
  const folder = mkdtempSync(join(tmpdir(), 'aisle-shop-'));
  const [clientDir, content, data] = ['client', 'content', 'data'].map((name) => join(folder, name));
  for (const path of ['client/_astro', 'content/media', 'data']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'client', SHOP_STYLESHEET), '.shop {}');
  writeFileSync(join(folder, 'client/sw-nora.js'), '');
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const loaded = loadSettings({ ...options.env, DATA_DIR: data, CONTENT_DIR: content });
  if ('issues' in loaded) throw new Error(loaded.issues.join());
  const shop = await createShop({
    settings: loaded.settings,
    embedded: { ...WITHOUT_DATA, ...embedded },
    build: { render, sectionStylesheets, shopStylesheet: SHOP_STYLESHEET, clientDir: `${clientDir}`, scripts: {} },
    log,
  });
  const server = await startTestServer(shop.listener);
  return {
    server,
    async stop() {
      await server.close();
      await shop.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const WITHOUT_DATA: Omit<EmbeddedServices, 'fetch'> = {
  perform: performWithoutProducts,
  content: { load: async () => ({ status: 'missing', isNothingThere: false }) },
  sandbox: async () => new Response('stand-in'),
  editors: { ofSession: async () => undefined, isEditor: async () => false },
  questionModeration: undefined,
  rateLimits: { add: async () => [], release: async () => {}, removeExpired: async () => {} },
  check: async () => {},
  close: async () => {},
  hasContent: async () => true,
  drafts: undefined,
  onContentChange() {},
  onCatalogChange() {},
  onReviewChange() {},
  onStockChange() {},
};
