import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { StartError } from './fail.mjs';
import { withLock } from './lock.mjs';
import { NODE, ROOT, WORK_DIR, ownEnv } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { buildStamp } from './stamp.mjs';

const DIST = join(ROOT, 'dist');
const STAMP_FILE = join(DIST, '.stamp');
const NEXT = join(WORK_DIR, 'next');
const FORMER = join(WORK_DIR, 'former');
const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const STRIP_TYPES = join(dirname(fileURLToPath(import.meta.url)), 'strip-types.mjs');

/**
 * Builds the shop into `dist` unless the existing build is of the same sources, and strips the types of those sources
 * that the server loads and that changed.
 */
export async function ensureBuilt() {
  if (!isBuilt()) {
    await withLock(async () => {
      if (!isBuilt()) await build();
    });
  }
  const code = await runChild(NODE, ['--disable-warning=ExperimentalWarning', STRIP_TYPES], ownEnv);
  if (code !== 0)
    throw new StartError(`Stripping the types of the sources ended with code ${code}: see its message above.`);
}

function isBuilt() {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === buildStamp();
}

/** The stamp is taken before the build: a file edited meanwhile causes another one. */
async function build() {
  const stamp = buildStamp();
  rmSync(NEXT, { recursive: true, force: true });
  const args = [ASTRO, 'build', '--outDir', NEXT];
  await withProgress('Building the shop (astro build)', async () => {
    const code = await runChild(NODE, args, ownEnv);
    if (code !== 0) throw new StartError(`The build ended with code ${code}: see its message above.`);
  });
  writeFileSync(join(NEXT, '.stamp'), stamp);
  swapIn();
}

/** Replaces `dist` as a whole, so that an incomplete build is never served. */
function swapIn() {
  mkdirSync(WORK_DIR, { recursive: true });
  rmSync(FORMER, { recursive: true, force: true });
  if (existsSync(DIST)) renameSync(DIST, FORMER);
  renameSync(NEXT, DIST);
  rmSync(FORMER, { recursive: true, force: true });
}
