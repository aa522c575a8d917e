import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { ALONE } from './tests/harness/alone.ts';
import LongestFirst from './tests/harness/longest-first.ts';

const testsOf = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);

const COMMON = {
  environment: 'node',
  // For machines that do a lot beside: at rest a test takes a fifth of that, and polling a moment.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  allowOnly: false,
} as const;
/** Files share a process and what it has imported: starting and importing take as long as most of their tests. */
const SHARED = { ...COMMON, exclude: [...ALONE], isolate: false };

export default defineConfig({
  test: {
    globalSetup: 'tests/harness/postgres-setup.ts',
    // One more than cores: tests wait for databases, programs they start and clocks.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    allowOnly: false,
    projects: [
      // Astro's own Vite pipeline, so that a test may import an `.astro` file.
      getViteConfig({
        test: {
          ...SHARED,
          name: 'pages',
          include: testsOf(['src', 'build', 'scripts', 'illustrations', 'tests/conventions', 'tests/harness']),
        },
      }),
      {
        test: {
          ...SHARED,
          name: 'services',
          include: testsOf(['server', 'backend', 'domain', 'catalog', 'content', 'bench', 'tests/contract']),
        },
      },
      { test: { ...COMMON, name: 'alone', include: [...ALONE], setupFiles: 'tests/harness/page-data-setup.ts' } },
    ],
  },
});
