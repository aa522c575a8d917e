import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitGarbage } from './limit-garbage.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { loadSettings, type Settings } from './settings/settings.ts';
import { createShop, type Build } from './shop.ts';
import { lineOf, startEmbedded, StartError } from './start.ts';
import { precompress } from './files/precompress.ts';
import type { ScriptFiles } from './pages/script-preload.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const SHUTDOWN_TIMEOUT_MS = 10_000;
const SAME_SIGNAL = 1000;

const log = createLog();
process.on('uncaughtException', (error) => log.error({ err: error }, 'process: uncaught exception'));
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'process: unhandled rejection'));

limitGarbage();
const loaded = loadSettings(process.env);
if ('issues' in loaded) fail(loaded.issues);
else await start(loaded.settings).catch(stop);

async function start(initial: Settings): Promise<void> {
  const listening = await listen({ ...initial, headers: securityHeaders(initial.publicOrigin) });
  const settings = withPort(initial, listening.port);
  const embedded = await startEmbedded(settings, log);
  const shop = await createShop({ settings, embedded, build: await loadBuild(), log });
  listening.serve(shop.listener);
  printAddresses(settings);

  let stoppingSince: number | undefined;
  const end = async (): Promise<void> => {
    if (stoppingSince !== undefined) return endIfImpatient(stoppingSince);
    stoppingSince = Date.now();
    shop.stopping();
    await listening.close(SHUTDOWN_TIMEOUT_MS);
    await shop.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}

/** A signal to a process group arrives twice, once forwarded by npm's script; only a later one exits at once. */
function endIfImpatient(stoppingSince: number): void {
  if (Date.now() - stoppingSince > SAME_SIGNAL) process.exit(1);
}

/** `PORT=0` binds any free port; the public origin derived from it follows. */
function withPort(settings: Settings, port: number): Settings {
  const publicOrigin = settings.publicOrigin.replace(/^(http:\/\/localhost):0$/, `$1:${port}`);
  return { ...settings, port, publicOrigin };
}

async function loadBuild(): Promise<Build> {
  const clientDir = join(DIST, 'client');
  await precompress(clientDir);
  // build/astro-adapter/entry.mjs declares the build's exports; build/vite/script-files.mjs writes the names of scripts.
  const entry = (await import(pathToFileURL(join(DIST, 'server', 'entry.mjs')).href)) as Omit<
    Build,
    'clientDir' | 'scripts'
  >;
  return {
    render: entry.render,
    sectionStylesheets: entry.sectionStylesheets,
    shopStylesheet: entry.shopStylesheet,
    clientDir,
    scripts: JSON.parse(await readFile(join(DIST, 'server', 'scripts.json'), 'utf8')) as ScriptFiles,
  };
}

function printAddresses({ publicOrigin, commerceApiUrl, providers }: Settings): void {
  console.log(`Shop      ${publicOrigin}/`);
  console.log(`Preview   ${publicOrigin}/cms/preview`);
  console.log(`Showcase  ${publicOrigin}/cms/showcase/viewer`);
  const hasInbox = providers['mail']?.choice === 'sandbox' || providers['sms']?.choice === 'sandbox';
  if (commerceApiUrl === undefined && hasInbox) console.log(`Inbox     ${publicOrigin}/sandbox/inbox`);
}

/** Prints one line and exits; any error other than a `StartError` is also logged with its details. */
function stop(error: unknown): void {
  if (!(error instanceof StartError)) log.error({ err: error }, 'process: the shop could not start');
  fail([lineOf(error)]);
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exit(1);
}
