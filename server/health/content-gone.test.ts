import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';
import { createShop, type Shop } from '../shop.ts';
import { startEmbedded } from '../start.ts';

const log = { info() {}, warn() {}, error() {} };
const MENU = join(import.meta.dirname, '../../content/us/en-us/menu');

let folder: string;
let contentDir: string;
let shop: Shop | undefined;
let server: TestServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-gone-'));
  contentDir = join(folder, 'content');
  for (const name of ['client', 'catalog']) mkdirSync(join(folder, name));
  for (const name of ['shop.css', 'sw-nora.js']) writeFileSync(join(folder, 'client', name), '');
  cpSync(MENU, join(contentDir, 'us/en-us/menu'), { recursive: true });
  mkdirSync(join(contentDir, 'us/en-us/page'));
  writeFileSync(join(contentDir, 'us/en-us/page/home.json'), JSON.stringify({ id: 'home', sections: { main: [] } }));
});
afterEach(async () => {
  await server?.close();
  await shop?.close();
  rmSync(folder, { recursive: true });
});

function settingsOf(env: Record<string, string>): Settings {
  const folders = { DATA_DIR: join(folder, 'data'), CATALOG_DIR: join(folder, 'catalog'), CONTENT_DIR: contentDir };
  const loaded = loadSettings({ ...folders, ...env });
  if ('issues' in loaded) throw new Error(loaded.issues.join());
  return loaded.settings;
}

/** The process without its pages: the embedded services behind a real server. */
async function start(env: Record<string, string>): Promise<TestServer> {
  const settings = settingsOf(env);
  const build = {
    render: async () => new Response(),
    sectionStylesheets: [],
    shopStylesheet: '/shop.css',
    clientDir: join(folder, 'client'),
    scripts: {},
  };
  shop = await createShop({ settings, embedded: await startEmbedded(settings, log), build, log });
  return (server = await startTestServer(shop.listener));
}

async function readiness(): Promise<unknown> {
  const answer = await server?.send('/healthcheck/ready', { headers: { host: 'localhost' } });
  return [answer?.status, answer?.headers['cache-control'], JSON.parse(String(answer?.body))];
}

const UNCACHED = 'private, no-store';
const READY = [200, UNCACHED, { status: 'ok', checks: { database: 'ok', content: 'ok', disk: 'ok' } }];
const GONE = [503, UNCACHED, { status: 'unavailable', checks: { database: 'ok', content: 'failed', disk: 'ok' } }];
const ELSEWHERE = {
  APP_ENV: 'dev',
  PUBLIC_ORIGIN: 'https://dev.example.com',
  SESSION_SECRET: 's'.repeat(48),
};

describe.each([
  ['local', {}],
  ['elsewhere', ELSEWHERE],
])('/healthcheck/ready, %s', (_, env) => {
  test.each<[string, () => void]>([
    ['moved away', () => renameSync(contentDir, `${contentDir}-away`)],
    ['removed', () => rmSync(contentDir, { recursive: true })],
    [
      'emptied, like a volume that is not mounted',
      () => {
        rmSync(contentDir, { recursive: true });
        mkdirSync(contentDir);
      },
    ],
  ])('is 503 once CONTENT_DIR is %s, and names the content', async (_name, takeAway) => {
    await start(env);
    expect(await readiness()).toEqual(READY);
    takeAway();
    await expect.poll(readiness).toEqual(GONE);
  });

  test('is 200 again once CONTENT_DIR is back', async () => {
    await start(env);
    expect(await readiness()).toEqual(READY);
    renameSync(contentDir, `${contentDir}-away`);
    await expect.poll(readiness).toEqual(GONE);
    renameSync(`${contentDir}-away`, contentDir);
    await expect.poll(readiness).toEqual(READY);
  });
});
