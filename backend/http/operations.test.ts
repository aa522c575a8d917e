import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ERRORS } from '../../src/api/errors/error-catalog.ts';
import { loadOperations, type AnyOperation } from '../../tests/harness/operations.ts';
import { createBackend, type Backend } from '../app.ts';

const ROOT = join(import.meta.dirname, '../..');
const JSON_TYPE = 'application/json';

const answer = z.object({ content: z.object({ [JSON_TYPE]: z.object({ schema: z.object({ $ref: z.string() }) }) }) });
const described = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-access': z.string(),
  parameters: z.array(z.object({ name: z.string() })),
  responses: z.record(z.string(), answer.extend({ description: z.string() })),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), described)) });
type Described = z.output<typeof described> & { readonly call: string };

/** Errors of the idempotency key belong to operations that take one. */
const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';

describe('the operations', () => {
  let folder: string;
  let backend: Backend;
  let declared: readonly AnyOperation[];
  let served: ReadonlyMap<string, Described>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-operations-'));
    backend = await createBackend({
      databaseUrl: `file:${join(folder, 'shop.db')}`,
      contentDir: join(ROOT, 'content'),
      catalogDir: join(ROOT, 'catalog'),
      seedDemo: false,
      isLocal: true,
      log: { info() {}, warn() {}, error() {} },
    });
    declared = await loadOperations();
    const response = await backend.fetch(new Request('http://localhost/openapi.json'));
    const { paths } = description.parse(await response.json());
    served = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => [
          one.operationId,
          { ...one, call: `${method.toUpperCase()} ${path}` },
        ]),
      ),
    );
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  test('are declared once and have one route each', () => {
    const calls = declared.map(({ name, method, path }) => `${name} ${method} ${path}`);
    expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
    expect([...served.values()].map(({ operationId, call }) => `${operationId} ${call}`).toSorted()).toEqual(
      calls.toSorted(),
    );
  });

  test('are described with their access and each of their errors', () => {
    for (const { name, access, errors } of declared) {
      const one = served.get(name);
      const missing = errors.filter((id) => {
        const { status, code } = ERRORS[id];
        return !one?.responses[status]?.description.includes(`${code}: `);
      });
      expect([name, one?.['x-access'], missing]).toEqual([name, access, []]);
    }
  });

  test('declare the error of a reused idempotency key exactly where they take one', () => {
    const takeKey = declared.filter(({ name }) =>
      served.get(name)?.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    );
    const declareError = declared.filter(({ errors }) => errors.includes(KEY_REUSED));
    expect(takeKey.map(({ name }) => name)).toEqual(declareError.map(({ name }) => name));
  });

  /** `vitest run backend/http/operations.test.ts -u` writes the file. */
  test('are listed in docs/operations.md', async () => {
    const sections = [...Map.groupBy(declared, ({ file }) => file)].map(
      ([file, operations]) =>
        `## src/api/${file}.ts\n\n${HEAD}\n${operations.map((one) => row(one, served.get(one.name))).join('\n')}\n`,
    );
    await expect([INTRODUCTION, ...sections].join('\n')).toMatchFileSnapshot(join(ROOT, 'docs/operations.md'));
  });
});

const INTRODUCTION = `# Operations

Generated from the declarations in \`src/api/<area>/\` and their routes; the headings name the files. [calls.md](calls.md) explains the access
and the errors that are not listed, and how the operations of an area work together.
`;
const HEAD = '| call | operation | access | response | errors |\n|---|---|---|---|---|';

function row({ name, access, errors }: AnyOperation, one: Described | undefined): string {
  const [status = '', response] = Object.entries(one?.responses ?? {}).find(([key]) => key.startsWith('2')) ?? [];
  const type = response?.content[JSON_TYPE].schema.$ref.split('/').at(-1);
  const ids = Array.from(new Set(errors), (id) => `\`${id}\``).join(', ');
  const result = `${status === '200' ? '' : `${status} `}${type}: ${one?.summary}`;
  return `| \`${one?.call}\` | \`${name}\` | ${access} | ${result} | ${ids} |`;
}
