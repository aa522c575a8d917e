import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT, isTest, listFiles, read } from '../../tests/conventions/source-files.ts';
import { slimDeclarations } from './declarations.mjs';

const OPERATION = 'export const operation = <T,>(declared: T): T => declared;';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-declarations-'));
  save('src/api/core/operation.ts', OPERATION);
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(path: string, code: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

/** What the file exports by default in a build for the browser, or for the server. */
async function defaultOf(file: string, ssr = false): Promise<unknown> {
  const outDir = join(folder, 'out');
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [slimDeclarations()],
    build: {
      outDir,
      ssr,
      minify: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'entry.mjs' },
      },
    },
  });
  const built: { readonly default: unknown } = await import(/* @vite-ignore */ join(outDir, 'entry.mjs'));
  return built.default;
}

/** The value of `declared` in a module of declarations. */
function declaredIn(code: string, { path = 'src/api/cart/cart.ts', ssr = false } = {}): Promise<unknown> {
  save(path, `import { operation } from '${join(folder, 'src/api/core/operation.ts')}';\n${code}`);
  const entry = save('entry.ts', `import { declared } from './${path}';\nexport default declared;`);
  return defaultOf(entry, ssr);
}

describe('a declaration in a browser script', () => {
  test.each([
    ['at the end', `{ name: 'a', path: '/a', access: 'visitor', errors: ['X', ...['Y', ['Z']]] }`],
    ['with a comma after the last', `{ name: 'a', path: '/a', access: 'visitor', errors: [], }`],
    ['at the start', `{ access: 'owner', errors: [['X'], [[]]], name: 'a', path: '/a' }`],
    ['around another', `{ errors: [{ access: ['b'] }], name: 'a', access: 'owner', path: '/a' }`],
    [
      'with comments',
      `{ name: 'a', /* errors: */ path: '/a', // access: 1,\n access: 'owner', /* } */ errors: [] /* ] */ }`,
    ],
    ['beside a spread', `{ ...{ name: 'a' }, access: 'owner', path: '/a' }`],
  ])('has neither access nor errors (%s)', async (_, declaration) => {
    expect(await declaredIn(`export const declared = operation(${declaration});`)).toEqual({ name: 'a', path: '/a' });
  });

  test('keeps values that contain the words', async () => {
    const code = `export const declared = operation({ name: 'access: , errors: []', path: '/errors/{access}', query: { access: 1 } });`;
    expect(await declaredIn(code)).toEqual({
      name: 'access: , errors: []',
      path: '/errors/{access}',
      query: { access: 1 },
    });
  });

  test.each([
    ['an object that is no declaration', `export const declared = { access: 'a', errors: ['b'] };`, {}],
    [
      'a call of another function',
      `const f = (x: object) => x; export const declared = f({ access: 'a', errors: ['b'] });`,
      {},
    ],
    [
      'a module outside the declarations',
      `export const declared = operation({ access: 'a', errors: ['b'] });`,
      { path: 'src/stores/cart/cart.ts' },
    ],
    ['a build for the server', `export const declared = operation({ access: 'a', errors: ['b'] });`, { ssr: true }],
  ])('leaves %s as it is', async (_, code, options) => {
    expect(await declaredIn(code, options)).toEqual({ access: 'a', errors: ['b'] });
  });
});

test('removes access and errors from every operation of the shop', async () => {
  const files = listFiles('src/api').filter(
    (path) => path.endsWith('.ts') && !isTest(path) && /= operation[<(]/.test(read(path)),
  );
  const imports = files.map((path, index) => `import * as module${index} from '${join(ROOT, path)}';`);
  const exports = files.map((_, index) => `...Object.values(module${index})`);
  const entry = save('entry.ts', `${imports.join('\n')}\nexport default [${exports.join(', ')}];`);
  const declared = await defaultOf(entry);
  const operations = Array.isArray(declared) ? declared.filter((value: unknown) => isOperation(value)) : [];
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.filter((value: object) => 'access' in value || 'errors' in value)).toEqual([]);
});

const isOperation = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
