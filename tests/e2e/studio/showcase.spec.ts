import type { Page, Route } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { showcaseCells } from '../../harness/browser/showcase.ts';

const VIEWER = '/cms/showcase/viewer';
const count = (page: Page) => page.locator('[data-count]');
const entry = (page: Page, type: string) => page.locator(`article[id="${type}"]`);

test('every variant of every section is shown alone and complete', async ({ request }) => {
  const cells = await showcaseCells();
  expect(cells.length).toBeGreaterThan(70);
  // One after the other: all at once they would use up the time that each page has for its data.
  for (const { type, variant, name, address } of cells) {
    const answer = await request.get(address());
    const html = await answer.text();
    const isThere = html.includes(`data-section-id="${type}-${variant}"`) && html.includes('</html>');
    const isWhole = !html.includes('class="section-fault"');
    expect
      .soft({ name, status: answer.status(), isThere, isWhole })
      .toMatchObject({ status: 200, isThere: true, isWhole: true });
  }
});

test('an editor finds a section by a word, with the keys alone, and sees its props and fields', async ({ page }) => {
  const cells = await showcaseCells();
  const types = new Set(cells.map(({ type }) => type));
  await page.goto(VIEWER);
  await expect(count(page)).toHaveText(`${types.size} types, ${cells.length} variants`);
  await page.keyboard.press('/');
  await page.keyboard.type('focalpoint elevation');
  await expect(count(page)).toHaveText('1 type, 2 variants');
  await expect(entry(page, 'timeline')).toBeVisible();
  await page.keyboard.type(' nowhere');
  await expect(page.getByText('No section has all of these words.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('hero facts');
  await expect(count(page)).toHaveText('1 type, 3 variants');
  await expect(page).toHaveURL(/\?q=hero\+facts$/);
  const hero = entry(page, 'hero');
  const frame = hero.locator('iframe[title="Hero, split"]');
  await hero.locator('[data-title="Hero, split"]').scrollIntoViewIfNeeded();
  await expect(
    hero.frameLocator('iframe[title="Hero, split"]').locator('[data-section-id="hero-split"]'),
  ).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(320);
  await hero.getByText('Props of split').click();
  await expect(hero.getByRole('group', { name: 'Props: Props of split' })).toContainText('"variant": "split"');
  await hero.getByText(/^Fields \(/).click();
  await expect(hero.getByRole('row', { name: /^title required text Title/ })).toBeVisible();
});

test('widths, theme and locale change all frames and stay in the address', async ({ page }) => {
  await page.goto(`${VIEWER}?q=tabs#tabs`);
  const inner = entry(page, 'tabs').frameLocator('iframe[title="Tabs, line"]');
  const root = inner.locator(':root');
  await expect(inner.getByRole('tab').first()).toBeVisible();
  const choice = (value: string) => page.locator('label', { has: page.locator(`input[value="${value}"]`) });
  await choice('375').click();
  await expect.poll(() => root.evaluate(() => innerWidth)).toBe(375);
  await choice('dark').click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(root).toHaveCSS('background-color', 'rgb(19, 26, 26)');
  await page.getByLabel('Locale of the frames').selectOption('de-de');
  await expect(root).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveURL(`${VIEWER}?q=tabs&width=375&theme=dark&locale=de-de#tabs`);
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'de-DE');
  await expect.poll(() => root.evaluate(() => innerWidth)).toBe(375);
});

test('only frames that are near are loaded', async ({ page }) => {
  await page.goto(VIEWER);
  await expect(page.locator('[data-stage] iframe').first()).toBeAttached();
  expect(await page.locator('[data-stage]').count()).toBeGreaterThan(70);
  expect(await page.locator('[data-stage] iframe').count()).toBeLessThan(12);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Timeline' }).click();
  await expect(entry(page, 'timeline').locator('iframe').first()).toBeInViewport();
});

test('frames that are filtered out while they load release their slot', async ({ page }) => {
  const pending: Route[] = [];
  await page.route('**/cms/showcase/single?**', (route) =>
    pending.length < 4 ? void pending.push(route) : route.continue(),
  );
  await page.goto(VIEWER, { waitUntil: 'commit' });
  await expect.poll(() => pending.length).toBe(4);
  await page.getByRole('searchbox').fill('timeline focalpoint');
  await expect(entry(page, 'timeline').frameLocator('iframe').first().locator('[data-section-id]')).toBeVisible();
});

/**
 * Runs in the page: delays observers while `document.body` is busy, and then delivers all entries, like a busy page.
 */
function holdObservers(): void {
  const Native = IntersectionObserver;
  const pending: (() => void)[] = [];
  Reflect.set(
    self,
    'IntersectionObserver',
    class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = [];
        const notify = () => void (entries.length > 0 && callback(entries.splice(0), this));
        super((some) => {
          entries.push(...some);
          if (document.body.ariaBusy !== 'true') notify();
        }, options);
        pending.push(notify);
      }
    },
  );
  document.addEventListener('idle-again', () => {
    document.body.ariaBusy = 'false';
    for (const notify of pending) notify();
  });
}

test('a frame is shown again that was filtered out and in before the observer was called', async ({ page }) => {
  await page.addInitScript(holdObservers);
  await page.goto(`${VIEWER}?q=timeline+focalpoint`);
  const section = entry(page, 'timeline').frameLocator('iframe').first().locator('[data-section-id]');
  await expect(section).toBeVisible();
  await page.evaluate(() => (document.body.ariaBusy = 'true'));
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const search = page.getByRole('searchbox');
  await search.fill('nowhere');
  await expect(entry(page, 'timeline')).toBeHidden();
  await drawn();
  await search.fill('timeline focalpoint');
  await expect(entry(page, 'timeline')).toBeVisible();
  await drawn();
  const frame = await entry(page, 'timeline').locator('iframe').first().elementHandle();
  await page.evaluate(() => document.dispatchEvent(new Event('idle-again')));
  await expect.poll(() => frame?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(section).toBeVisible();
});

test('two sides scroll together until that is disabled, and can be swapped', async ({ page }) => {
  await page.goto('/cms/showcase/split?a=document:campaign-page&b=document:above-the-fold&bWidth=375&bLocale=de-de');
  await expect(
    page.getByText(/^They differ in section \(campaign-page, above-the-fold\), width \(full, 375\)/),
  ).toBeVisible();
  const side = (name: string) => page.frameLocator(`iframe[title^="${name}:"]`).locator(':root');
  const share = (name: string) =>
    side(name).evaluate((root) => Math.round((100 * root.scrollTop) / (root.scrollHeight - root.clientHeight)));
  const scroll = (name: string, to: number) =>
    side(name).evaluate(
      (root, part) => root.scrollTo({ top: part * (root.scrollHeight - root.clientHeight), behavior: 'instant' }),
      to,
    );
  await expect(page.frameLocator('iframe[title^="Left:"]').locator('[data-section-id="wet-letter"]')).toBeAttached();
  await expect(page.frameLocator('iframe[title^="Right:"]').locator('[data-section-id="fold-type"]')).toBeAttached();
  const toggle = page.getByRole('button', { name: 'Scroll together' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await scroll('Left', 0.5);
  await expect.poll(() => share('Right')).toBeGreaterThan(44);
  await scroll('Right', 1);
  await expect.poll(() => share('Left')).toBeGreaterThan(90);
  await toggle.click();
  await scroll('Left', 0);
  await expect.poll(() => share('Left')).toBe(0);
  expect(await share('Right')).toBeGreaterThan(90);
  await page.getByRole('link', { name: 'Swap sides' }).click();
  await expect(page.frameLocator('iframe[title^="Left:"]').locator('[data-section-id="fold-type"]')).toBeAttached();
});

test('two pages are compared, each in its theme', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/cms/showcase/split?aPage=/about-us&bPage=/de-de/about-us&aTheme=light&bTheme=dark');
  const side = (name: string) => page.frameLocator(`iframe[title^="${name}:"]`);
  await expect(side('Right').locator(':root')).toHaveAttribute('lang', 'de-DE');
  await expect(side('Right').locator(':root')).toHaveCSS('background-color', 'rgb(19, 26, 26)');
  await expect(side('Left').locator(':root')).toHaveCSS('background-color', 'rgb(245, 241, 230)');
  await expect(side('Left').getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll together' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a section that does not exist returns 404 with a list of those that do', async ({ page }) => {
  const answer = await page.goto('/cms/showcase/single?type=hero&variant=none');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There is no hero/none in this shop.')).toBeVisible();
  await page.getByRole('link', { name: 'hero/type' }).click();
  await expect(page.locator('[data-section-id="hero-type"]')).toBeVisible();
});

test.describe('for axe', () => {
  const TOOLS = [`${VIEWER}?q=countdown`, '/cms/showcase/split', '/cms/showcase/single?type=none'];
  for (const width of [375, 1280]) {
    test(`the tools please at ${width} px in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of TOOLS) {
        await page.goto(address);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const extent = { withFrames: false, onlyColors: colorScheme === 'dark' };
          expect.soft(await axeFindings(page, extent), `${address}, ${colorScheme}`).toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `px wider than the page: ${address}`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the viewer is a list that leads to each section, searched by a form, and two sides are compared', async ({
    page,
  }) => {
    await page.goto(`${VIEWER}?q=countdown&theme=dark`);
    await expect(page.locator('article:visible')).toHaveCount(1);
    await page.getByRole('link', { name: 'countdown/card alone' }).click();
    await expect(page.locator(':root')).toHaveCSS('background-color', 'rgb(19, 26, 26)');
    await page.goto('/cms/showcase/split');
    await page.getByRole('group', { name: 'Right' }).getByLabel('Section').selectOption('quote/large');
    await page.getByRole('button', { name: 'Compare' }).click();
    const right = page.frameLocator('iframe[title^="Right:"]');
    await expect(right.locator('[data-section-id="quote-large"]')).toBeVisible();
    await page.goto('/cms/showcase/split?bPage=/about-us&bTheme=dark');
    await expect(right.getByRole('banner')).toBeVisible();
    await expect(right.locator(':root')).toHaveCSS('background-color', 'rgb(19, 26, 26)');
  });
});
