import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from 'vite';

const BUDGET = 3 * 1024;

test('the sender needs no more than 3 kB with all that it imports', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: ['sender.ts', 'data-layer.ts', 'memory.ts'].map((file) => join(import.meta.dirname, file)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(code).toContain('dataLayer');
  expect(gzipSync(code).length).toBeLessThanOrEqual(BUDGET);
});
