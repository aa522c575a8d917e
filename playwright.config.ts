import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/harness/browser/chromium.ts';

// Workers read this file again: the variable spares them the search.
const executablePath = (process.env['FOUND_CHROMIUM'] ??= await findChromium());

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'usual', testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'] },
    { name: 'soak', testMatch: 'soak/**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/harness/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What a test waits for has limits of its own; this one is for machines that do a lot beside.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    trace: 'off',
    // `service-worker.spec.ts` alone allows it: what it stores would answer the requests that other tests watch.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...CHROMIUM_ARGS] },
  },
});
