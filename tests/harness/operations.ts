import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredOperation, OperationInput } from '../../src/api/core/operation.ts';

const API = join(import.meta.dirname, '../../src/api');

export type AnyOperation = DeclaredOperation<OperationInput, unknown> & {
  /** The file that declares it: `cart/delivery`. */
  readonly file: string;
};

const isOperation = (value: unknown): value is DeclaredOperation<OperationInput, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value;

/** All operations that `src/api` declares, by file. */
export async function loadOperations(): Promise<readonly AnyOperation[]> {
  const files = globSync('*/*.ts', { cwd: API, exclude: ['core/**', 'errors/**', '**/*.schema.ts', '**/*.test.ts'] });
  const loaded = files.toSorted().map(async (name) => {
    const module: object = await import(join(API, name));
    const operations = Object.values(module).filter(isOperation);
    return operations.map((one) => ({ ...one, file: name.replace(/\.ts$/, '') }));
  });
  return (await Promise.all(loaded)).flat();
}
