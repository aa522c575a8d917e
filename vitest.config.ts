/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

const FOLDERS = ['src', 'server', 'backend', 'scripts', 'catalog', 'content', 'tests/conventions', 'tests/contract'];

/** Astro's own Vite pipeline, so that a test may import an `.astro` file. */
export default getViteConfig({
  test: {
    include: FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
    globalSetup: 'tests/harness/postgres-setup.ts',
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As browser tests have it: the usual second is too short for a machine that does other things too.
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
  },
});
