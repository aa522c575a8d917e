import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MEMORY_ENV, SERVER_ARGS } from '../../scripts/start/server-env.mjs';
import { childEnv } from './command.ts';
import { findFreePort } from './free-port.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const START_TIME = 60_000;
const STOP_TIME = 10_000;
const POLL = 100;
const LAST_OUTPUT = 4000;

export interface ShopOptions {
  /** Settings (docs/contract.md#settings); nothing else of this process's environment reaches the shop, save where programs and folders are. */
  readonly env?: Readonly<Record<string, string>>;
  /** Preserved when the shop stops; without it a temporary folder that is removed. */
  readonly dataDir?: string;
  readonly port?: number;
  /** Checkout whose build is started; by default this one. */
  readonly root?: string;
}

export interface Shop {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Output of the process so far, both streams in order. */
  logs(): string;
  /** Stops the process with SIGTERM and waits for it. */
  stop(): Promise<void>;
  /** Kills the process, like a power cut. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built shop as a process and waits until it reports that it is ready. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? makeDataDir(options.env);
  const output: string[] = [];
  const child = spawnShop(options.root ?? ROOT, { PORT: String(port), DATA_DIR: dataDir, ...options.env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const logs = (): string => output.join('');
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (isWanted)
      console.error(`The shop on port ${port} ended by itself (${signal ?? code}):\n${logs().slice(-LAST_OUTPUT)}`);
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false;
    await endProcess(child, signal);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await waitUntilReady(child, origin, logs);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { origin, port, dataDir, pid: child.pid ?? 0, logs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/**
 * Creates a data folder, with the database and the photos of a first start where these settings seed the demo: that halves the work of
 * a start. All shops of one run share their encoded images.
 */
function makeDataDir(env: ShopOptions['env'] = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-shop-'));
  const seeded = process.env['SEEDED_DATABASE'];
  const hasDemo = env['SEED_DEMO'] === undefined ? env['APP_ENV'] === undefined : env['SEED_DEMO'] === 'true';
  if (seeded !== undefined && hasDemo) {
    copyFileSync(seeded, join(folder, 'aisle.db'));
    cpSync(join(dirname(seeded), 'media'), join(folder, 'media'), { recursive: true });
  }
  const images = process.env['SHARED_IMAGES'];
  if (images !== undefined) symlinkSync(images, join(folder, 'images'));
  return folder;
}

function spawnShop(cwd: string, settings: Record<string, string>): ChildProcess {
  const env = childEnv({ HOME: process.env['HOME'], NODE_ENV: 'production', ...MEMORY_ENV, ...settings });
  const child = spawn(NODE, SERVER_ARGS, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function waitUntilReady(child: ChildProcess, origin: string, logs: () => string): Promise<void> {
  const deadline = Date.now() + START_TIME;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode}:\n${logs()}`);
    if (await answersReady(origin)) return;
    await delay(POLL);
  }
  throw new Error(`The shop was not ready within ${START_TIME / 1000} s:\n${logs()}`);
}

async function answersReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthcheck/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIME);
  await exited;
  clearTimeout(timer);
}
