import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, isTest, listSources } from './source-files.ts';

const NODE = join(ROOT, 'node_modules', '.bin', 'node');
/** Programs: importing one runs it. */
const isProgram = (path: string): boolean => /^(server\/main|server\/check-settings)\.ts$/.test(path);
const isShared = (path: string): boolean =>
  /^src\/((api|cms|i18n|lib)\/.*|config|routes|sections\/[^/]+\/section|registry\/(frame\.schema|nested|parallax))(\.ts)?$/.test(
    path,
  );

/** Loads every module in one process and prints what failed. */
const LOADER = `
const failed = [];
for (const path of JSON.parse(process.env.MODULES)) {
  await import(path).catch((error) => failed.push(path + ': ' + error.message));
}
console.log(JSON.stringify(failed));
process.exit(0);
`;

function load(paths: readonly string[]): { readonly issues: unknown; readonly errors: string } {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-load-'));
  const env = { ...process.env, DATA_DIR: folder, MODULES: JSON.stringify(paths.map((path) => join(ROOT, path))) };
  const { stdout, stderr } = spawnSync(NODE, ['--input-type=module', '-e', LOADER], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  return { issues: JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null'), errors: stderr };
}

describe('a module that the server shares with the pages', () => {
  const modules = [
    ...listSources('server', 'backend', 'domain').filter((path) => path.endsWith('.ts') && !isProgram(path)),
    ...listSources('src').filter(isShared),
  ].filter((path) => !isTest(path) && !path.endsWith('.d.ts'));

  test('loads in plain Node, with types stripped and nothing else', () => {
    expect(load(modules)).toEqual({ issues: [], errors: '' });
  });

  test('is found', () => {
    expect(modules.length).toBeGreaterThan(50);
  });
});
