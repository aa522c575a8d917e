import { expect, test } from '@playwright/test';
import { createContentFolder, pageOf, type ContentFolder } from '../../harness/content-folder.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const NOTE = {
  type: 'banner',
  id: 'note',
  experienceId: 'exp_note',
  content: { title: 'As before' },
  experiences: { 'treatment-b': { content: { title: 'As forced' } } },
};

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
  content.writePage('error-4xx', { ...pageOf([]), sections: { 'lazy-main': [NOTE] } });
  content.writePage('note', pageOf([NOTE]));
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

  test('is forced on the not-found page, and in a dialog of the page', async ({ page }) => {
    const missing = async (query: string) => (await fetch(`${shop.origin}/no-such-page${query}`)).text();
    expect(await missing('')).toContain('As before');
    expect(await missing('?testContext=exp_note:treatment-b')).toContain('As forced');
    expect(await missing('')).toContain('As before');
    for (const [query, text] of [
      ['?testContext=exp_note:treatment-b', 'As forced'],
      ['', 'As before'],
    ]) {
      await page.goto(`${shop.origin}/${query}#modal=content_note`);
      await expect(page.getByRole('dialog').getByText(text ?? '')).toBeVisible();
    }
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
