// Strips the types of the server's sources, as Node does when it loads one, and stores the results for `stripped-modules.mjs`.
import { globSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { STRIPPED_DIR, strippedFile } from './stripped-source.mjs';

const SOURCES = ['server', 'backend', 'domain', 'catalog', 'content', 'src'].map((folder) => `${folder}/**/*.ts`);
const isLoaded = (path) => !/\.(?:test|test-support|d)\.ts$/.test(path);

mkdirSync(STRIPPED_DIR, { recursive: true });
const stored = new Set(readdirSync(STRIPPED_DIR));
for (const path of globSync(SOURCES, { cwd: ROOT }).filter(isLoaded)) {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const file = strippedFile(source);
  if (!stored.delete(basename(file))) store(file, stripTypeScriptTypes(source));
}
for (const name of stored) rmSync(join(STRIPPED_DIR, name), { force: true });

/** A process that is starting never reads half a file. */
function store(file, text) {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}
