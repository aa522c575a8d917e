import { expect, test as base, type Page } from '@playwright/test';
import { readRange, type Range } from './range.ts';

interface Fixtures {
  /**
   * Messages of the browser on this page: errors, blocked resources, failed requests. Must be empty at the end of a
   * test.
   */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly origin: string;
  /** Products of the shop that a test can rely on, found through its API. */
  readonly range: Range;
}

/** Browser tests of the shop that the global setup started. A message in `complaints` fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [async ({}, use) => use(process.env['SHOP_ORIGIN'] ?? ''), { scope: 'worker' }],
  range: [async ({ origin }, use) => use(await readRange(origin)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const COMPLAINT_LENGTH = 300;
const FAILED_RESOURCE = /Failed to load resource: the server responded with a status of/;

/** The browser also logs the 4xx or 5xx status of a page itself, which is expected. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    const isOwnStatus = FAILED_RESOURCE.test(message.text()) && url === page.url();
    if (message.type() !== 'error' || isOwnStatus) return;
    complaints.push(`${page.url()}: ${message.text().slice(0, COMPLAINT_LENGTH)} (${url.slice(0, COMPLAINT_LENGTH)})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
}
