import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { startShop, type Shop } from '../../harness/shop.ts';
import { expectOutlined, openWorkspace, putDocument } from '../../harness/browser/workspace-page.ts';

const banner = (id: string, title: string, more: object = {}) => ({ type: 'banner', id, content: { title }, ...more });
const text = (id: string, html: string) => ({ type: 'rich-text', id, content: { html } });

const TESTED = banner('tested', 'As ever', {
  experienceId: 'exp_home',
  hideOnBreakpoint: ['small'],
  experiences: { warmer: { content: { title: 'Warmer' } } },
});
const HOME = [
  banner('first', 'Walk in weather'),
  text('second', '<p>Read <a href="/about">who we are</a></p>'),
  banner('tall', 'Far down'),
  TESTED,
];
const BROKEN = [
  banner('fine', 'Fine'),
  { type: 'banner', id: 'wrong', content: { title: 7 } },
  { type: 'never', id: 'no', content: {} },
];

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = createContentFolder();
  content.writePage('home', pageOf(HOME, 'Home'));
  content.writePage('about', { ...pageOf([text('who', '<p>Who</p>')], 'About'), validTo: '2030-01-01T00:00:00Z' });
  content.writePage('about/people', { ...pageOf([text('people', '<p>People</p>')], 'People'), parent: 'about' });
  content.writePage('broken', pageOf(BROKEN, 'Broken'));
  content.writePage('winter', { ...pageOf([], 'Winter'), validFrom: '2031-12-01T00:00:00Z' });
  content.writePage('secret', { ...pageOf([], 'Secret'), status: 'draft' });
  putDocument(content.path, 'de/de-de/page/home', pageOf([banner('first', 'Bei jedem Wetter')], 'Start'));
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

test.describe('the workspace', () => {
  test('chooses sections in the outline, in the page and by keyboard, and follows links in the page', async ({
    page,
  }) => {
    const workspace = await openWorkspace(page, `${shop.origin}/cms/preview?page=/`);
    const { frame, row, section, address } = workspace;
    await expect(page.locator('.outline__row')).toHaveCount(HOME.length);
    await row('tall').click();
    await expectOutlined(workspace, 'main.2');
    await expect(section('main.2')).toBeInViewport();

    await section('main.1').getByRole('link').click();
    await expect(row('second')).toHaveAttribute('aria-current', 'true');
    await expectOutlined(workspace, 'main.1');
    await expect(page).toHaveURL(/page=\/&section=main\.1$/);
    await row('first').focus();
    await page.keyboard.press('Enter');
    await expectOutlined(workspace, 'main.0');

    await page.getByRole('button', { name: 'Select sections in the page' }).click();
    await frame.getByRole('link', { name: 'who we are' }).click();
    await expect(address).toHaveValue('/about');
    await expect(row('who')).toBeVisible();
    await expect(page).toHaveTitle('About | Preview');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(address).toHaveValue('/');
    await expect(row('tall')).toBeVisible();
    await expect(frame.getByText('Walk in weather')).toBeVisible();
  });

  test('shows a page in another language and theme, on a phone, to another audience, and keeps all of it', async ({
    page,
  }) => {
    const workspace = await openWorkspace(page, `${shop.origin}/cms/preview?page=/`);
    const { frame, address } = workspace;
    await page.getByRole('button', { name: /^Phone/ }).click();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByRole('combobox', { name: 'Text size' }).selectOption('200');
    await page.getByRole('button', { name: /^Who/ }).click();
    await page.getByRole('combobox', { name: 'Audience' }).selectOption('pro');
    await page.getByRole('combobox', { name: 'Experience exp_home' }).selectOption('warmer');
    await expect(frame.getByText('Warmer')).toBeAttached();
    await expect(frame.getByText('As ever')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Locale' }).selectOption('de-de');
    await expect(address).toHaveValue('/de-de/');

    const seen = () =>
      frame.locator('html').evaluate((root) => ({
        width: innerWidth,
        size: getComputedStyle(root).fontSize,
        isDark: getComputedStyle(document.body)
          .backgroundColor.match(/\d+/g)
          ?.every((part) => Number(part) < 60),
        visitor: new URLSearchParams(location.search).get('visitor'),
      }));
    const wanted = { width: 375, size: '32px', isDark: true, visitor: 'pro' };
    await expect(frame.getByText('Bei jedem Wetter')).toBeVisible();
    await expect.poll(seen).toEqual(wanted);
    await page.reload();
    await expect(frame.getByText('Bei jedem Wetter')).toBeVisible();
    await expect.poll(seen).toEqual(wanted);
  });

  test('takes a choice of locale once the page that tells its other addresses has arrived', async ({ page }) => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/cms/page/**', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${shop.origin}/cms/preview?page=/`);
    const locale = page.getByRole('combobox', { name: 'Locale' });
    await expect(locale).toBeDisabled();
    arrive();
    await locale.selectOption({ label: 'Deutsch' });
    const frame = page.frameLocator('iframe[title="The previewed page"]');
    await expect(frame.getByRole('heading', { name: 'Bei jedem Wetter' })).toBeVisible();
  });

  test('shows a page at a date, and offers the moments at which documents begin and end', async ({
    page,
    complaints,
  }) => {
    const { row } = await openWorkspace(page, `${shop.origin}/cms/preview?page=/about`);
    await expect(row('who')).toBeVisible();
    await page.getByRole('button', { name: /^When/ }).click();
    await page.getByRole('button', { name: 'About ends' }).click();
    await expect(row('who')).toHaveCount(0);
    await expect.poll(() => complaints.splice(0).join()).toContain('404');
    await page.getByRole('textbox', { name: 'Date and time in Denver' }).fill('2029-12-31T16:00');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/previewDate=2029-12-31T23:00:00\.000Z/);
    await expect(row('who')).toBeVisible();
  });

  test('lists pages by parent with the reason why they are hidden, and finds products', async ({ page, range }) => {
    // The catalogue's images are in another content folder than this one.
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await page.route(/\/(media|img)\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const { address } = await openWorkspace(page, `${shop.origin}/cms/preview?page=/`);
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    const list = page.getByRole('complementary', { name: 'Pages and outline' });
    const entry = (name: string) => list.getByRole('button', { name });
    await expect(entry('Home')).toHaveAttribute('aria-current', 'page');
    await expect(entry('Winter')).toContainText('Scheduled');
    await expect(entry('Secret')).toContainText('Draft');
    await expect(list.locator('li li').getByRole('button', { name: 'People' })).toBeVisible();
    await list.getByText('Screens of the shop').click();
    await expect(entry('Order confirmation')).toBeVisible();
    await list.getByRole('searchbox').fill(range.simple.name);
    await expect(entry('Home')).toHaveCount(0);
    await list.getByText('Products of the catalogue').waitFor();
    await entry(range.simple.name).first().click();
    await expect(address).toHaveValue(/^\/p\//);
  });

  test('shows hidden sections at their position and in the outline, and counts the findings of the checker', async ({
    page,
  }) => {
    const { frame, row, section } = await openWorkspace(page, `${shop.origin}/cms/preview?page=/broken`);
    await expect(page.getByText('2 sections are left out')).toBeVisible();
    await expect(row('wrong')).toContainText('content.title');
    await expect(section('main.1')).toContainText('Mend the field');
    await expect(section('main.2')).toContainText('Choose one of the section types there are');
    await row('no').click();
    await expect(page.getByRole('complementary', { name: 'Section', exact: true })).toContainText('never');
    await frame.locator('html').evaluate(() => {
      const findings = [{ sectionPath: 'main.0' }, { sectionPath: 'main.0' }, {}];
      document.dispatchEvent(new CustomEvent('checker:report', { detail: { findings, questions: [] } }));
    });
    await expect(row('fine')).toContainText('2 accessibility findings');
    await expect(page.getByText('3 accessibility findings')).toBeVisible();
  });

  test('is accessible at a desk', async ({ page }) => {
    const { row } = await openWorkspace(page, `${shop.origin}/cms/preview?page=/&section=main.0`);
    await expect(row('first')).toHaveAttribute('aria-current', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Hand over a link' })).toContainText('The moment it is opened');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('the workspace on a phone', () => {
  test.use(PHONE);

  test('shows one part at a time, fits, and is accessible', async ({ page }) => {
    const { frame, row } = await openWorkspace(page, `${shop.origin}/cms/preview?page=/`);
    const navigation = page.getByRole('navigation', { name: 'Parts of the workspace' });
    await expect(frame.getByText('Walk in weather')).toBeVisible();
    await navigation.getByRole('button', { name: 'Outline' }).click();
    await row('second').click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await navigation.getByRole('button', { name: 'Section' }).click();
    await expect(page.getByRole('complementary', { name: 'Section', exact: true })).toContainText('Rich text');
    expect(await smallTargets(page)).toEqual([]);
    await navigation.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'About' }).click();
    await navigation.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(frame.getByText('Who', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Size and look' }).click();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

/** What can be pressed and has no room for a finger; a tick has its label's. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, a:not(.ProseMirror a), input:not([type=checkbox]), select, summary, label:has([type=checkbox])')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}
