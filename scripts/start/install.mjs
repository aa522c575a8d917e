import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runChild } from './child.mjs';
import { StartError } from './fail.mjs';
import { withLock } from './lock.mjs';
import { NODE, ROOT, systemEnv } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { installStamp } from './stamp.mjs';

const STAMP_FILE = join(ROOT, 'node_modules', '.stamp');
const NPM_ARGS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const OLDEST_NODE = 22;

/** Installs the packages of the lock file unless they are already installed. */
export async function ensureInstalled({ includeDev }) {
  if (!isInstalled(includeDev)) {
    await withLock(async () => {
      if (!isInstalled(includeDev)) await install();
    });
  }
  await checkNode();
}

function isInstalled(includeDev) {
  if (!existsSync(NODE)) return false;
  const hasStamp = existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === installStamp();
  return hasStamp || (runs(NODE) && matchesLock(includeDev));
}

/** Whether an earlier `npm ci` installed what the lock file requires; npm records what it installed. */
function matchesLock(includeDev) {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !includeDev) ||
      installed[path]?.version === entry.version,
  );
}

function readPackages(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function install() {
  if (!runs('npm')) throw new StartError('npm is not on the PATH: install Node.js 20 or newer together with npm.');
  await withProgress('Installing packages (npm ci)', async () => {
    const code = await runChild('npm', NPM_ARGS, systemEnv);
    if (code !== 0) throw new StartError(`npm ci ended with code ${code}: see its message above, then start again.`);
  });
  writeFileSync(STAMP_FILE, installStamp());
}

function runs(command) {
  return spawnSync(command, ['--version'], { env: systemEnv }).status === 0;
}

async function checkNode() {
  const version = await readNodeVersion();
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new StartError(
    `node_modules/.bin/node is ${version}, Aisle needs ${OLDEST_NODE} or newer: delete node_modules and run ` +
      'npm ci with install scripts allowed (npm config set ignore-scripts false).',
  );
}

async function readNodeVersion() {
  try {
    const { stdout } = await promisify(execFile)(NODE, ['--version']);
    return stdout.trim().replace('v', '');
  } catch {
    return 'missing';
  }
}
