import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const crumbs = { name: 'Breadcrumbs' } as const;

for (const width of [375, 1280]) {
  test(`a product at ${width} px: the way back, the film, sharing and what it is made of`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/search?q=saddleback&sort=name');
    await page.getByRole('link', { name: 'Saddleback Mid', exact: true }).click();
    const trail = page.getByRole('navigation', crumbs).getByRole('listitem');
    await expect(trail).toHaveText(['Home', 'Results for “saddleback”', 'Saddleback Mid']);
    const back = trail.getByRole('link').last();
    await expect(back).toHaveAttribute('href', /\/search\?q=saddleback&sort=name$/);
    const data = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '';
    expect(data).toContain('"name":"Hiking boots"');
    await expect(page.getByText('Or 4 payments of $52.50 without interest, one every two weeks.')).toBeVisible();

    await page.locator('summary', { hasText: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/saddleback-mid(\?color=\w+)?$/);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);

    const play = page.getByRole('button', { name: 'Watch the film of Saddleback Mid (9 seconds)' });
    const film = page.getByRole('dialog', { name: 'Film of Saddleback Mid' });
    const video = page.locator('.film video');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(film).toBeVisible();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
    expect(
      await video.evaluate((element: HTMLVideoElement) => [...element.textTracks].map(({ mode }) => mode)),
    ).toContain('showing');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(film).toBeHidden();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await expect(play).toBeFocused();

    await page.getByRole('link', { name: 'Materials, care and origin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it is made of: Saddleback Mid');
    await expect(page.getByText('2.2 mm nubuck leather, full rubber rand')).toBeVisible();
    await expect(page.getByText('Made in: Portugal')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'What these materials can do' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made of what it says');
  });
}

test('a product leads back to the comparison, the looks, the size advisor and the favorites', async ({ page }) => {
  const trail = page.getByRole('navigation', crumbs).getByRole('listitem');
  await page.goto('/compare?ids=tarn-mid,saddleback-mid');
  await page.getByRole('main').getByRole('link', { name: 'Saddleback Mid', exact: true }).first().click();
  await expect(trail).toHaveText(['Home', 'Compare products', 'Saddleback Mid']);
  const back = trail.getByRole('link').last();
  await expect(back).toHaveAttribute('href', /\/compare\?ids=tarn-mid,saddleback-mid$/);
  for (const [path, name] of [
    ['/get-the-look', 'Get the look: what is in the pictures'],
    ['/size-advisor', 'Which shoe size?'],
    ['/favorites', 'Favorites'],
  ] as const) {
    await page.goto(path);
    await page.goto('/p/saddleback-mid', { referer: page.url() });
    await expect(trail).toHaveText(['Home', name, 'Saddleback Mid']);
  }
});

test('a film waits for its controls where less motion is wanted, and an amount decides what an instalment is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/p/saddleback-mid');
  const scripts = page.waitForResponse(/later/);
  await page.getByRole('button', { name: /^Watch the film/ }).click();
  await scripts;
  const video = page.getByRole('dialog', { name: 'Film of Saddleback Mid' }).locator('video');
  await expect(video).toBeFocused();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await page.keyboard.press('Escape');

  await page.goto('/p/ridge-gift-card');
  await page.getByRole('radio', { name: '$100' }).check({ force: true });
  await expect(page.locator('.instalments')).toContainText('Or 4 payments of $25.00');
  await page.getByRole('radio', { name: '$25', exact: true }).check({ force: true });
  await expect(page.locator('.instalments')).toHaveCount(0);
});

test('the materials of an unknown product are not found', async ({ request }) => {
  expect((await request.get('/product-ingredients?productId=no-such-product')).status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product has its own trail, a mail to share it, its film and its materials', async ({ page }) => {
    await page.goto('/de-de/search?q=saddleback');
    await page.getByRole('link', { name: 'Saddleback Mid', exact: true }).click();
    const trail = page.locator('.breadcrumbs li');
    await expect(trail).toHaveText(['Startseite', 'Schuhe', 'Stiefel', 'Wanderstiefel', 'Saddleback Mid']);
    await expect(page.locator('.instalments')).toContainText(/3 Raten zu 73,00\s€/);
    await page.locator('summary', { hasText: 'Teilen' }).click();
    const mail = page.getByRole('link', { name: 'Per E-Mail senden' });
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Saddleback%20Mid&body=http.+saddleback-mid$/);
    await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeHidden();
    await page.getByRole('button', { name: 'Film zu Saddleback Mid ansehen (9 Sekunden)' }).click();
    await expect(page.getByRole('dialog', { name: 'Film zu Saddleback Mid' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Materialien, Pflege und Herkunft' }).click();
    await expect(page).toHaveURL(/\/de-de\/materialien\?productId=saddleback-mid$/);
    await expect(page.getByText('Hergestellt in: Portugal')).toBeVisible();
  });
});
