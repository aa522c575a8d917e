import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBackend } from '../backend/app.ts';
import { loadSitesConfig } from '../src/cms/site-config.ts';
import { listen, StartError } from './listen.ts';
import { createLog } from './log.ts';
import type { EmbeddedServices } from './services.ts';
import { loadSettings, type Settings } from './settings.ts';
import { createShop, type Build } from './shop.ts';
import { precompress } from './static/precompress.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const PATIENCE = 10_000;
const SAME_SIGNAL = 1000;

const log = createLog();
process.on('uncaughtException', (error) => log.error({ err: error }, 'process: an error nobody caught'));
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'process: a rejection nobody handled'));

const loaded = loadSettings(process.env);
if ('faults' in loaded) fail(loaded.faults);
else await start(loaded.settings).catch(stop);

async function start(given: Settings): Promise<void> {
  const listening = await listen(given);
  const settings = withPort(given, listening.port);
  checkSites(settings.contentDir);
  const embedded = await startServices(settings).catch((error: unknown) => failDatabase(error, settings));
  const shop = await createShop({ settings, embedded, build: await loadBuild(), log });
  listening.serve(shop.listener);
  printAddresses(settings);

  let stoppingSince: number | undefined;
  const end = async (): Promise<void> => {
    if (stoppingSince !== undefined) return endIfImpatient(stoppingSince);
    stoppingSince = Date.now();
    shop.stopping();
    await listening.close(PATIENCE);
    await shop.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}

/** A signal to a process group arrives twice, once passed on by npm's script; only a later one means "at once". */
function endIfImpatient(stoppingSince: number): void {
  if (Date.now() - stoppingSince > SAME_SIGNAL) process.exit(1);
}

/** `PORT=0` takes any free port; the public origin that was derived from it follows. */
function withPort(settings: Settings, port: number): Settings {
  const publicOrigin = settings.publicOrigin.replace(/^(http:\/\/localhost):0$/, `$1:${port}`);
  return { ...settings, port, publicOrigin };
}

function checkSites(contentDir: string): void {
  try {
    loadSitesConfig(contentDir);
  } catch (error) {
    throw new StartError(`CONTENT_DIR: ${lineOf(error)}; for example CONTENT_DIR=content`);
  }
}

/** What a database or its network says carries a code; anything else is not the operator's doing. */
function failDatabase(error: unknown, { databaseUrl }: Settings): never {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const example = databaseUrl.startsWith('file:') ? 'file:.data/aisle.db' : 'postgres://user@localhost:5432/aisle';
  throw new StartError(
    `DATABASE_URL: the database cannot be used (${lineOf(error)}); for example DATABASE_URL=${example}`,
  );
}

async function startServices(settings: Settings): Promise<EmbeddedServices | undefined> {
  if (settings.commerceApiUrl !== undefined && settings.contentApiUrl !== undefined) return undefined;
  const { databaseUrl, contentDir, catalogDir, seedDemo, isLocal } = settings;
  return createBackend({ databaseUrl, contentDir, catalogDir, seedDemo, isLocal, log });
}

async function loadBuild(): Promise<Build> {
  const clientDir = join(DIST, 'client');
  await precompress(clientDir);
  // The build's exports are what server/astro/entry.mjs declares.
  const entry = (await import(pathToFileURL(join(DIST, 'server', 'entry.mjs')).href)) as Omit<Build, 'clientDir'>;
  return { render: entry.render, sectionSheets: entry.sectionSheets, clientDir };
}

function printAddresses({ publicOrigin, isLocal }: Settings): void {
  console.log(`Shop      ${publicOrigin}/`);
  if (isLocal) console.log(`Preview   ${publicOrigin}/?preview=true`);
}

/** A person's mistake is one line; a fault of ours is logged with everything that helps to find it. */
function stop(error: unknown): void {
  if (!(error instanceof StartError)) log.error({ err: error }, 'process: the shop could not start');
  fail([lineOf(error)]);
}

/** Errors of several addresses have no message of their own. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return (error.message || code).replaceAll(/\s+/g, ' ');
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}
