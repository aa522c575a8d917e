import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Report } from '../../../src/studio/lib/checker-report.ts';
import { FAULTY_PAGES, type PlantedIssue } from '../../harness/browser/accessibility-findings.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { checkAccessibility, findingsAt } from '../../harness/browser/checker.ts';
import { writeFaultyContent, type FaultyContent } from '../../harness/broken-content.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

/** Some pages of the demo, each at one width and in one theme; `tests/soak` has every page at all of them. */
const CLEAN_PAGES = [
  ['/', 1280, 'light'],
  ['/about-us', 375, 'dark'],
  ['/boot-fitting-guide', 375, 'light'],
  ['/get-the-look', 1280, 'dark'],
  ['/collections/hut-to-hut', 375, 'dark'],
  ['/de-de/', 375, 'light'],
  ['/de-de/winter-field-notes', 1280, 'dark'],
  ['/fr-fr/', 1280, 'light'],
] as const;

let content: FaultyContent;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeAll(async () => {
  content = writeFaultyContent();
  shop = await startShop({ env: { CONTENT_DIR: content.path, EMBED_HOSTS: 'www.youtube-nocookie.com' } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

async function open(page: Page, path: string, query = ''): Promise<void> {
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' }),
  );
  await page.route(/\/media\/films\//, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  await page.goto(`${shop.origin}${path}?preview=true&${query}`);
}

const nameOf = ({ rule, section, field }: PlantedIssue): string =>
  `${rule} in ${section ?? 'the page'}${field === undefined ? '' : ` ${field}`}`;

const foundIn = ({ findings }: Report): readonly string[] => [
  ...new Set(
    findings.map(({ rule, sectionId, field }) => nameOf({ rule, section: sectionId, ...(field && { field }) })),
  ),
];

test.describe('the accessibility checker', () => {
  test('finds every planted error, by section and field, and no other', async ({ page }) => {
    test.setTimeout(120_000);
    const planted = FAULTY_PAGES.flatMap(({ issues }) => issues.map(nameOf));
    const found: string[] = [];
    for (const { name, query } of FAULTY_PAGES) {
      await open(page, `/${name}`, query);
      found.push(...foundIn(await checkAccessibility(page)));
    }
    const missed = planted.filter((issue) => !found.includes(issue));
    console.log(`The checker finds ${planted.length - missed.length} of ${planted.length} planted faults`);
    expect(planted.length).toBeGreaterThanOrEqual(40);
    expect({ missed, others: found.filter((issue) => !planted.includes(issue)) }).toEqual({ missed: [], others: [] });
  });

  test('finds nothing on the pages of the demo', async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const [path, width, scheme] of CLEAN_PAGES) {
      await open(page, path);
      found.push(...(await findingsAt(page, width, scheme)));
    }
    expect(found).toEqual([]);
  });

  test('counts a shadow as the ground of its text', async ({ page }) => {
    await open(page, '/faults-media');
    const isFoundWith = async (shadow: string): Promise<boolean> => {
      await page.evaluate((css) => {
        const stylesheet = new CSSStyleSheet();
        stylesheet.replaceSync(`[data-section-id="over-picture"] p { text-shadow: ${css} }`);
        document.adoptedStyleSheets = [stylesheet];
      }, shadow);
      return (await checkAccessibility(page)).findings.some(({ rule }) => rule === 'text-over-picture');
    };
    expect(await isFoundWith('0 0 2px #fff, 0 0 2px #fff, 0 0 3px #fff, 0 0 4px #fff')).toBe(false);
    expect(await isFoundWith('0 0 4px #fff')).toBe(true);
  });

  test('is not loaded for visitors', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${shop.origin}/faults-links`, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-editor-tool]')).toHaveCount(0);
    expect(asked.filter((url) => /checker|axe/.test(url))).toEqual([]);
  });

  for (const [device, viewport] of [
    ['a desk', { width: 1280, height: 800 }],
    ['a phone', { width: 375, height: 740 }],
  ] as const) {
    test(`is gone through by keyboard on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/faults-links');
      const panel = page.getByRole('complementary', { name: 'Accessibility', exact: true });
      const toggle = page.getByRole('button', { name: /^Accessibility/ });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('heading', { name: 'Accessibility' })).toBeFocused();
      await expect(panel.getByRole('status')).toContainText(/^\d+ findings in 10 of 13 sections/);
      await expectOnTop(panel.getByRole('button', { name: 'Close', exact: true }));
      await expectOnlyOwnSection(panel);
      await expectShowAndBack(page, panel);
      const { violations } = await new AxeBuilder({ page }).include('[data-editor-tool="checker"]').analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await expect(panel.getByRole('button', { name: 'Check again' })).toBeHidden();
    });
  }

  test('gives the report away as text, JSON and a page to print', async ({ page, context }) => {
    await open(page, '/faults-hidden-title');
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await expect(page.getByText('1 finding in 1 of 2 sections.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByText('The report is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /hero phones-only\n- \[serious\] heading-no-main/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON' }).click(),
    ]);
    const report: Report = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(report.findings).toMatchObject([{ rule: 'heading-no-main', sectionPath: 'main.0', field: 'title' }]);
    const [printout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Print report' }).click(),
    ]);
    await expect(printout.getByRole('heading', { name: 'hero phones-only (1)' })).toBeVisible();
    await expect(printout.getByText(report.revisions[0] ?? 'no revision')).toBeVisible();
  });

  test('checks again when the page has changed, and shows a requested finding', async ({ page }) => {
    await open(page, '/faults-structure');
    const before = await checkAccessibility(page);
    const marker = page.getByRole('button', { name: '1 finding in rich-text stray-term' });
    await marker.scrollIntoViewIfNeeded();
    await expectOnTop(marker);
    await page.evaluate(() => {
      document.querySelector('[data-section-id="stray-term"] dt')?.remove();
      document.dispatchEvent(new CustomEvent('preview:changed'));
    });
    await expect(marker).toBeHidden();
    const toggle = page.getByRole('button', { name: /^Accessibility/ });
    await expect(toggle).toHaveAccessibleName(`Accessibility ${before.findings.length - 1} findings`);
    const wanted = before.findings.find(({ sectionId }) => sectionId === 'bare-table');
    await page.evaluate(
      (id) => document.dispatchEvent(new CustomEvent('checker:show', { detail: { id } })),
      wanted?.id,
    );
    await expect(page.getByRole('group', { name: 'Shown finding' })).toContainText('table-without-headers');
    await expect(page.locator('[data-section-id="bare-table"]')).toBeInViewport();
  });
});

async function expectOnlyOwnSection(panel: Locator): Promise<void> {
  const regions = panel.getByRole('region');
  await expect(regions).toHaveCount(10);
  await panel.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'rich-text click-here (1)' });
  await expect(regions).toHaveCount(1);
  await expect(regions).toHaveAccessibleName('rich-text click-here');
  await expect(panel.getByRole('link', { name: /^About this rule link-text-vague/ })).toHaveAttribute(
    'href',
    /w3\.org/,
  );
}

/** Neither cut off nor covered by something of the page. */
async function expectOnTop(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isOnTop = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    return root instanceof ShadowRoot && element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

async function expectShowAndBack(page: Page, panel: Locator): Promise<void> {
  const show = panel.getByRole('button', { name: 'Show link-text-vague' });
  await show.focus();
  await page.keyboard.press('Enter');
  const back = panel.getByRole('button', { name: 'Back to the list' });
  await expect(back).toBeFocused();
  await expect(page.locator('[data-section-id="click-here"] a')).toBeInViewport();
  await expectOnTop(back);
  await page.keyboard.press('Enter');
  await expect(show).toBeFocused();
  await expect(back).toBeHidden();
}
