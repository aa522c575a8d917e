import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../harness/free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const START_TIME = 120_000;

let dataDir: string;
let origin: string;
let server: ChildProcess;
const output: string[] = [];

test.describe.configure({ mode: 'serial', timeout: 2 * START_TIME });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aisle-dev-'));
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, PORT: String(port), DATA_DIR: dataDir };
  const args = [ASTRO, 'dev', '--host', '127.0.0.1', '--port', String(port)];
  server = spawn(NODE, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const isReady = () => fetch(`${origin}/healthcheck/ready`).then(({ ok }) => ok || output.join(''), String);
  await expect.poll(isReady, { timeout: START_TIME }).toBe(true);
});

test.afterAll(async () => {
  const ended = server.exitCode === null ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true });
});

const answerTo = async (path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};

test('the development server has no more routes than the shop', async () => {
  const query = '?href=/api/consumers-v3/consumer&f=svg&siteId=us';
  for (const path of ['/_image', '/%5Fimage', '/_server-islands/x', '/_actions/x', '/de-de/_image'])
    for (const address of [path, path + query]) {
      const { status, type } = await answerTo(address);
      expect([address, status, type]).toEqual([address, 404, 'text/html']);
    }
});

test('the development server serves pages, API requests, files and what Vite needs', async () => {
  const page = await answerTo('/');
  expect([page.status, page.type]).toEqual([200, 'text/html']);
  const named = Array.from(
    page.text.matchAll(/(?:src|href)="(\/(?:@|src\/|node_modules\/)[^"]*)"/g),
    ([, path = '']) => path,
  );
  expect(named.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  expect(named.length).toBeGreaterThan(3);
  for (const path of [...named, '/@vite/client', '/mark.svg', '/fapi/featureFlags', '/de-de/cart']) {
    const { status } = await answerTo(path.replaceAll('&amp;', '&'));
    expect([path, status < 400]).toEqual([path, true]);
  }
});
