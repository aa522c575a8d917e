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
    // For machines that do a lot beside: at rest a test takes a fifth of that, and polling a moment.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
  },
});
