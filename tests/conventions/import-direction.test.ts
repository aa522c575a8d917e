import { describe, expect, test } from 'vitest';
import { importsOf, type Import } from './imports.ts';
import { isTest, listSources } from './source-files.ts';

/** The tree of the architecture: each layer with what it may import. `api:types` allows `import type` only. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  pages: ['layouts', 'registry', 'cms', 'islands', 'ui', 'api', 'services', 'i18n', 'lib'],
  middleware: ['fixtures', 'cms', 'api', 'services', 'i18n', 'lib'],
  layouts: ['registry', 'cms', 'islands', 'ui', 'services', 'i18n', 'lib', 'api:types'],
  registry: ['sections', 'cms', 'services', 'lib'],
  sections: ['islands', 'ui', 'cms', 'api', 'i18n', 'lib'],
  islands: ['stores', 'services', 'ui', 'i18n', 'lib', 'api:types', 'cms:types'],
  stores: ['services', 'api', 'lib'],
  services: ['api', 'lib'],
  fixtures: ['cms', 'api', 'lib'],
  cms: ['api', 'lib'],
  api: ['lib'],
  ui: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
  constants: [],
  server: ['backend', 'cms', 'api', 'services', 'i18n', 'lib'],
  backend: ['api', 'cms', 'definitions', 'lib'],
  bundle: ['layouts', 'registry', 'cms', 'services', 'i18n', 'lib'],
};

/** Open to every layer: plain values, and the one error that crosses them. */
const OPEN = new Set(['src/config.ts', 'src/routes.ts', 'src/api/core/api-error.ts']);

/** The allowed content of a section item, in plain functions: the content check reads it like the compiler. */
const ITEM_RULES = /^src\/registry\/(frame\.schema|nested|parallax)\.ts$/;

/** A `section.ts` is more open than the markup beside it; `server/astro` is compiled into the bundle of the pages. */
function layerOf(path: string): string | undefined {
  if (OPEN.has(path)) return 'constants';
  if (path.startsWith('server/astro/')) return 'bundle';
  if (/^src\/sections\/[^/]+\/section\.ts$/.test(path)) return 'definitions';
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? /^(server|backend)\//.exec(path)?.[1];
}

function isAllowed(from: string, { target, isTypeOnly }: Import): boolean {
  const to = target === undefined ? undefined : layerOf(target);
  if (to === undefined || to === 'constants') return true;
  if (from === 'backend' && ITEM_RULES.test(target ?? '')) return true;
  const importer = from === 'definitions' ? 'sections' : from;
  const imported = to === 'definitions' && importer !== 'backend' ? 'sections' : to;
  const allowed = ALLOWED[importer] ?? [];
  return importer === imported || allowed.includes(imported) || (isTypeOnly && allowed.includes(`${imported}:types`));
}

describe('an import', () => {
  const files = listSources('src', 'server', 'backend').filter((path) => !isTest(path));

  test('belongs to a file of a known layer', () => {
    const unknown = files.filter(
      (path) => path !== 'src/cms/env.d.ts' && !((layerOf(path) ?? '') in { ...ALLOWED, definitions: [] }),
    );
    expect(unknown).toEqual([]);
  });

  test('never points up the tree', () => {
    const wrong = files.flatMap((path) => {
      const layer = layerOf(path);
      const upward = layer === undefined ? [] : importsOf(path).filter((entry) => !isAllowed(layer, entry));
      return upward.map(({ specifier }) => `${path} imports ${specifier}`);
    });
    expect(wrong).toEqual([]);
  });
});
