import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** What `astro build` reads. Content and catalogue are read while the shop runs. */
const BUILD_INPUTS = ['src', 'public', 'build', 'domain', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
const isTest = (path) => path.endsWith('.test.ts');

export function installStamp() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Changes when a file that the build reads is added, removed, renamed or edited. */
export function buildStamp() {
  const hash = createHash('sha256');
  for (const path of BUILD_INPUTS.flatMap(listFiles)) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return isTest(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
