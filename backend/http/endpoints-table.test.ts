import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBackend, type Backend } from '../app.ts';
import { ACCESS } from './access.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROW =
  /^\| `(?<method>[A-Z]+) (?<path>\S+)` \| `(?<name>\w+)` \| (?<access>\w+) \|.*\| (?<tests>[\w-]+(?:, [\w-]+)*) \|$/;
const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

/** Every table row with an operation, also malformed ones. */
const lines = readFileSync(join(ROOT, 'docs/calls.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));
const rows = lines.map((line) => ROW.exec(line)?.groups ?? { line });

describe('the table of calls in docs/calls.md', () => {
  let folder: string;
  let backend: Backend;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-calls-'));
    backend = await createBackend({
      databaseUrl: `file:${join(folder, 'shop.db')}`,
      contentDir: join(ROOT, 'content'),
      catalogDir: join(ROOT, 'catalog'),
      seedDemo: false,
      isLocal: true,
      log: { info() {}, warn() {}, error() {} },
    });
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  test('names every operation the service describes, once, and no other', async () => {
    const answer = await backend.fetch(new Request('http://localhost/openapi.json'));
    const { paths } = described.parse(await answer.json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(rows.map(({ name, method, path }) => `${name} ${method} ${path}`).toSorted()).toEqual(calls.toSorted());
  });

  test('names the access of each and existing contract tests', () => {
    for (const { name = '', access, tests = 'none' } of rows) {
      expect([name, access]).toEqual([name, ACCESS[name]]);
      for (const file of tests.split(', ')) {
        expect([name, file, existsSync(join(ROOT, `tests/contract/${file}.contract.test.ts`))]).toEqual([
          name,
          file,
          true,
        ]);
      }
    }
  });
});
