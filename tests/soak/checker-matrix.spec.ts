import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser/browser-test.ts';
import { findingsAt, SCHEMES, WIDTHS } from '../harness/browser/checker.ts';
import { share } from '../harness/browser/showcase.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
/** Where documents stand, and the addresses they are shown under. */
const FOLDERS = [
  ['us/en-us/page', '/'],
  ['us/en-us/article', '/articles/'],
  ['us/en-us/category', '/c/'],
  ['de/de-de/page', '/de-de/'],
] as const;
/** What the shop shows in a dialog or in place of a page. */
const NO_PAGE = /-modal$|^error-|^order-confirmation$|^account-profile$|^basecamp$|^westend$|^trailpro\//;
const OTHERS = ['/en-gb/', '/fr-fr/', '/fr-ca/', '/es-es/', '/it-it/', '/nl-nl/', '/p/saddleback-mid'];

const PAGES = FOLDERS.flatMap(([folder, address]) =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !NO_PAGE.test(name))
    .map((name) => address + (name === 'home' ? '' : name)),
);

async function findingsOf(page: Page, path: string): Promise<readonly string[]> {
  const answer = await page.goto(`${path}?preview=true`);
  if (answer?.status() !== 200) return [`${path}: answers ${answer?.status()}`];
  const found: string[] = [];
  for (const width of WIDTHS) for (const scheme of SCHEMES) found.push(...(await findingsAt(page, width, scheme)));
  return found;
}

test('the accessibility checker finds nothing on any page of the demo, at two widths and in both themes', async ({
  context,
}) => {
  test.setTimeout(20 * 60_000);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  const found: string[] = [];
  await share(pages, [...PAGES, ...OTHERS], async (page, path) => {
    found.push(...(await findingsOf(page, path)));
  });
  console.log(`checker matrix: ${PAGES.length + OTHERS.length} pages`);
  expect(PAGES.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
