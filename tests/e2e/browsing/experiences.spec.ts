import { expect, test } from '@playwright/test';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

let content: ContentFolder;
let shop: Shop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  content = createContentFolder();
  content.writePage(
    'home',
    pageOf([
      {
        type: 'banner',
        id: 'tested',
        experienceId: 'exp_home',
        isSticky: true,
        hideOnBreakpoint: ['small'],
        bottomMargins: { large: 'xl' },
        delocalizedTracking: 'home_banner',
        parallax: [{ effect: 'translate', axis: 'y', start: '0px', end: '-80px' }],
        content: { title: 'Baseline', text: 'Kept from the item' },
        experiences: { 'treatment-a': { content: { title: 'Treatment' } } },
      },
    ]),
  );
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

test.describe('a framed section', () => {
  test('shows the baseline, and a forced variant merged over it, never stored', async () => {
    const read = async (query: string) => (await fetch(`${shop.origin}/${query}`)).text();
    expect(await read('')).toContain('Baseline');
    const forced = await read('?testContext=exp_home:treatment-a');
    expect(forced).toContain('Treatment');
    expect(forced).toContain('Kept from the item');
    expect(forced).not.toContain('Baseline');
    expect(await read('')).toContain('Baseline');
    expect(await read('?testContext=exp_home:unknown')).toContain('Baseline');
  });

  test('is styled without script', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(shop.origin);
    const section = page.locator('[data-section-id="tested"]');
    await expect(section).toHaveAttribute('data-delocalized-tracking', 'home_banner');
    await expect(section).toHaveCSS('position', 'sticky');
    await expect(section).toHaveCSS('margin-bottom', '128px');
    await expect(section.locator('> *').first()).toHaveCSS('animation-name', /^parallax-/);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(section).toBeHidden();
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(shop.origin);
    await expect(page.locator('[data-section-id="tested"] > *').first()).toHaveCSS('animation-name', 'none');
  });
});
