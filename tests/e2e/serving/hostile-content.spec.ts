import { expect, test } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { CARRIED_QUERY } from '../../../src/config.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { HOSTILE_TEXTS, hostileSections } from '../../harness/hostile-sections.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const SECTIONS_PER_PAGE = 30;
const TITLE = HOSTILE_TEXTS[0] ?? '';

let content: ContentFolder;
let shop: Shop;
let names: readonly string[];
let shown: number;

test.beforeAll(async () => {
  content = createContentFolder();
  const sections = await hostileSections();
  shown = sections.length;
  const count = Math.ceil(sections.length / SECTIONS_PER_PAGE);
  names = Array.from({ length: count }, (_, index) => `hostile-${index}`);
  for (const [index, name] of names.entries()) {
    const main = sections.slice(index * SECTIONS_PER_PAGE, (index + 1) * SECTIONS_PER_PAGE);
    content.writePage(name, { ...pageOf(main, TITLE), slug: TITLE });
  }
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

async function tagsOf(address: string): Promise<readonly Tag[]> {
  const answer = await fetch(`${shop.origin}/${address}`);
  expect([address, answer.status]).toEqual([address, 200]);
  const tags: Tag[] = [];
  new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) }).end(await answer.text());
  return tags;
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcdoc']);

function expectHarmless(address: string, tags: readonly Tag[]): void {
  const runs = tags.filter(({ attributes }) =>
    Object.entries(attributes).some(
      ([name, value]) => name.startsWith('on') || (ADDRESSES.has(name) && /^\s*javascript:/i.test(value)),
    ),
  );
  expect([address, runs]).toEqual([address, []]);
}

/** Carried names with what a visitor may write there; a preview has tools of its own around the page. */
const queries = CARRIED_QUERY.filter((name) => name !== 'preview').flatMap((name) =>
  [...HOSTILE_TEXTS, 'us'].map((value) => `?${new URLSearchParams({ [name]: value })}`),
);
const ALL = `?${new URLSearchParams(CARRIED_QUERY.map((name) => [name, name === 'preview' ? 'true' : TITLE]))}`;

/** The parts that a propagated query may not change: every tag with its attributes, except link targets and form data. */
const withoutCarried = (tags: readonly Tag[]) =>
  tags
    .filter(({ name, attributes }) => !(name === 'input' && attributes['type'] === 'hidden'))
    .map(({ name, attributes }) => [name, Object.entries(attributes).filter(([key]) => key !== 'href')]);

test('hostile texts in every section add no attribute and no tag, whatever the query carries', async () => {
  let sections = 0;
  for (const name of names) {
    const plain = await tagsOf(name);
    expectHarmless(name, plain);
    sections += plain.filter(({ attributes }) => 'data-section-type' in attributes).length;
    for (const query of queries) {
      const carried = await tagsOf(name + query);
      expectHarmless(name + query, carried);
      expect(withoutCarried(carried)).toEqual(withoutCarried(plain));
    }
    expectHarmless(name + ALL, await tagsOf(name + ALL));
  }
  expect(sections).toBeGreaterThan(shown * 0.8);
});

for (const { policy, bypassCSP } of [
  { policy: 'on', bypassCSP: false },
  { policy: 'off', bypassCSP: true },
]) {
  test.describe(`with the policy ${policy}`, () => {
    test.use({ bypassCSP });

    test('hostile texts in every section run nothing, also with a carried query', async ({ page }) => {
      for (const name of names) {
        for (const query of ['', ALL]) {
          await page.goto(`${shop.origin}/${name}${query}`, { waitUntil: 'load' });
          await expect(page.getByRole('main')).toBeVisible();
          const found = await page.evaluate(() => ({
            hacked: 'hacked' in window,
            handlers: [...document.querySelectorAll('*')].flatMap((element) =>
              element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
            ),
          }));
          expect([name + query, found]).toEqual([name + query, { hacked: false, handlers: [] }]);
        }
      }
    });
  });
}
