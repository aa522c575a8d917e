// Prints which files of product code run, in the order of their first entry, for a page and for "Add to cart"; builds the shop for it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Build } from '../../server/shop.ts';
import { CHROMIUM_ARGS, findChromium } from '../harness/browser/chromium.ts';
import { findFreePort } from '../harness/free-port.ts';
import { ROOT } from './source-files.ts';
import { traceBuild, traceImports } from './trace-files.ts';

type Entries = typeof globalThis.__entries;

const OUT = join(ROOT, '.build', 'paths');
const now = (): number => performance.timeOrigin + performance.now();

const request = new AsyncLocalStorage<Entries>();
globalThis.__entered = (file) => {
  const entries = request.getStore();
  if (entries && !entries.has(file)) entries.set(file, now());
};
/** What the requests of this moment enter; jobs in the background are not part of a path. */
let requested: Entries = new Map();

async function buildTraced(): Promise<void> {
  const { build } = await import('astro');
  const vite = { plugins: [traceBuild()] };
  await build({ root: ROOT, outDir: OUT, logLevel: 'error', vite });
}

/** Starts the shop in this process; `close` ends it. */
async function startTraced(dataDir: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  traceImports();
  const { createShop } = await import('../../server/shop.ts');
  const { startEmbedded } = await import('../../server/start.ts');
  const { loadSettings } = await import('../../server/settings/settings.ts');
  const { createLog } = await import('../../server/log.ts');
  const port = await findFreePort();
  const loaded = loadSettings({ PORT: String(port), DATA_DIR: dataDir });
  if ('issues' in loaded) throw new Error(loaded.issues.join('\n'));
  const { settings } = loaded;
  const log = createLog();
  log.level = 'error';
  const entry: Omit<Build, 'clientDir' | 'scripts'> = await import(
    pathToFileURL(join(OUT, 'server', 'entry.mjs')).href
  );
  const { render, sectionStylesheets, shopStylesheet } = entry;
  const embedded = await startEmbedded(settings, log);
  const build = { render, sectionStylesheets, shopStylesheet, clientDir: join(OUT, 'client'), scripts: {} };
  const shop = await createShop({ settings, embedded, build, log });
  const server = createServer((incoming, response) =>
    request.run(requested, () => shop.listener(incoming, response)),
  ).listen(port);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await shop.close();
  };
  return { origin: settings.publicOrigin, close };
}

/** The files that run for a page. */
async function tracePage(url: string): Promise<Entries> {
  requested = new Map();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return requested;
}

/** The files from a click on "Add to cart" to the badge with one item, of browser and server. */
async function traceAdding(origin: string): Promise<Entries> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    globalThis.__entries = new Map();
    globalThis.__entered = (file) => {
      if (!__entries.has(file)) __entries.set(file, performance.timeOrigin + performance.now());
    };
  });
  await page.goto(`${origin}/p/field-wax`, { waitUntil: 'networkidle' });
  await page.evaluate(() => __entries.clear());
  requested = new Map();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  const entered = await page.evaluate(() => [...__entries]);
  await browser.close();
  return new Map([...requested, ...entered].toSorted(([, one], [, other]) => one - other));
}

/** How often the next file lies in a folder that the path had left. */
function countReturns(path: readonly string[]): number {
  const folders = path.map((file) => dirname(file));
  return folders.filter((folder, index) => folder !== folders[index - 1] && folders.indexOf(folder) < index).length;
}

function print(name: string, entries: Entries): void {
  const path = [...entries.keys()];
  console.log(`${name.padEnd(48)}${path.length} files, ${countReturns(path)} returns`);
  if (process.argv.includes('--files')) for (const file of path) console.log(`  ${file}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'aisle-paths-'));
await buildTraced();
const { origin, close } = await startTraced(dataDir);
await tracePage(`${origin}/c/boots`);
print('page rendered the first time', await tracePage(`${origin}/`));
print('page rendered again', await tracePage(`${origin}/?siteId=us`));
print('add to cart to badge', await traceAdding(origin));
await close();
rmSync(dataDir, { recursive: true });
process.exit(0);
