// Entry point of every npm script. Runs on any installed Node (18 or newer), imports nothing from npm, makes sure that
// packages and build are current, and starts Node 24 of the lock file.
import { ensureBuilt } from './start/build.mjs';
import { runChild } from './start/child.mjs';
import { StartError, runMain } from './start/fail.mjs';
import { ensureInstalled } from './start/install.mjs';
import { NODE, ownEnv } from './start/paths.mjs';
import { SERVER_ARGS, serverEnv } from './start/server-env.mjs';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

const COMMANDS = {
  async start(args) {
    await prepare({ includeDev: false, settings: true, build: true });
    return runChild(NODE, [...SERVER_ARGS, ...args], serverEnv);
  },
  async dev(args) {
    await prepare({ includeDev: false, settings: true });
    const { HOST = '127.0.0.1', PORT = '4321' } = process.env;
    return runChild(NODE, [ASTRO, 'dev', '--host', HOST, '--port', PORT, ...args], ownEnv);
  },
  async test(args) {
    await prepare({ includeDev: true });
    return runChild(NODE, ['scripts/test.ts', ...args], ownEnv);
  },
  async 'test:soak'(args) {
    await prepare({ includeDev: true });
    return runChild(NODE, ['scripts/test.ts', 'soak', 'build', 'matrix', ...args], ownEnv);
  },
  async bench(args) {
    await prepare({ includeDev: true, build: true });
    return runChild(NODE, ['bench/main.ts', ...args], ownEnv);
  },
  async import(args) {
    await prepare({ includeDev: false });
    return runChild(NODE, ['scripts/import.ts', ...args], ownEnv);
  },
  async 'import:content'(args) {
    await prepare({ includeDev: false });
    return runChild(NODE, ['scripts/import-content.ts', ...args], ownEnv);
  },
  async 'lint:content'(args) {
    await prepare({ includeDev: false });
    return runChild(NODE, ['scripts/lint-content.ts', ...args], ownEnv);
  },
  async orders(args) {
    await prepare({ includeDev: false });
    return runChild(NODE, ['scripts/orders.ts', ...args], ownEnv);
  },
  async newsletter(args) {
    await prepare({ includeDev: false });
    return runChild(NODE, ['scripts/newsletter.ts', ...args], ownEnv);
  },
  backup: (args) => data('backup', args),
  restore: (args) => data('restore', args),
  move: (args) => data('move', args),
  'editor:add': (args) => editors('add', args),
  'editor:remove': (args) => editors('remove', args),
  'editor:list': (args) => editors('list', args),
};

async function data(command, args) {
  await prepare({ includeDev: false });
  return runChild(NODE, ['scripts/backup.ts', command, ...args], ownEnv);
}

async function editors(command, args) {
  await prepare({ includeDev: false });
  return runChild(NODE, ['scripts/editors.ts', command, ...args], ownEnv);
}

/** Settings are checked before the build: nobody should wait a minute for a typing error. */
async function prepare({ includeDev, settings = false, build = false }) {
  await ensureInstalled({ includeDev });
  if (settings && (await runChild(NODE, ['server/check-settings.ts'], serverEnv)) !== 0) process.exit(1);
  if (build) await ensureBuilt();
}

await runMain(() => {
  const [name, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command) throw new StartError(`Usage: node scripts/run.mjs <${Object.keys(COMMANDS).join('|')}> [arguments]`);
  return command(args);
});
