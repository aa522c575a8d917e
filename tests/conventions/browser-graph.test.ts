import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { ROOT, isTest, listSources } from './source-files.ts';

const SERVER_PACKAGES = /^(zod|zod-openapi|sanitize-html|kysely|hono|pino|sharp|node:)/;

/** Everything the browser may load from these files, each with the file that asks for it. */
function reachableFrom(entries: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(entries.map((path) => [path, 'an entry']));
  for (const [path] of reached) {
    for (const { specifier, target, isTypeOnly } of isOwnSource(path) ? importsOf(path) : []) {
      const name = target ?? specifier;
      if (!isTypeOnly && !reached.has(name)) reached.set(name, path);
    }
  }
  return reached;
}

function isOwnSource(path: string): boolean {
  return path.startsWith('src/') && /\.tsx?$/.test(path) && existsSync(join(ROOT, path));
}

describe('the code that runs in the browser', () => {
  /** The worker of `sample-states/cart` is named by its URL and imported nowhere. */
  const FOLDERS = [
    ...['src/stores', 'src/islands', 'src/features', 'src/providers', 'src/studio/sample-states/cart'],
    ...['checker', 'inspector', 'workspace', 'preview', 'stores', 'lib'].map((room) => `src/studio/${room}`),
  ];
  const PAGE_SCRIPT = /^src\/sections\/.*\.client\.ts$|^src\/studio\/showcase\/(single|split|viewer)\.ts$/;
  const entries = [...listSources(...FOLDERS), ...listSources('src').filter((path) => PAGE_SCRIPT.test(path))].filter(
    (path) => /\.tsx?$/.test(path) && !isTest(path),
  );
  const reached = [...reachableFrom(entries)];

  test('never reaches a schema or a package of the server', () => {
    const wrong = reached.filter(([name]) => name.endsWith('.schema.ts') || SERVER_PACKAGES.test(name));
    expect(wrong.map(([name, from]) => `${from} reaches ${name}`)).toEqual([]);
  });

  test('has entries to look at', () => {
    expect(entries.length).toBeGreaterThan(10);
  });
});

describe('the code that renders pages', () => {
  const FOLDERS = ['src/pages', 'src/middleware', 'src/layouts', 'src/registry', 'src/sections'] as const;

  test('never imports a store, which every visitor would share', () => {
    const files = listSources(...FOLDERS).filter((path) => !isTest(path) && !path.endsWith('.client.ts'));
    const wrong = files.filter((path) =>
      importsOf(path).some(({ target, isTypeOnly }) => !isTypeOnly && target?.startsWith('src/stores/')),
    );
    expect(wrong).toEqual([]);
  });
});
