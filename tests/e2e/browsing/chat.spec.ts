import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Without a tag manager the chat does not wait for its data layer.
  shop = await startShop({ env: { TAG_MANAGER_PROVIDER: 'none' } });
});
test.afterAll(() => shop.stop());

/** The chat starts some seconds after the page. */
const LONG = { timeout: 20_000 };
const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const eventsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset['chatEvents'] ?? '[]'));

test('a visitor asks about stores and sizes by key, and finds the conversation on the next page', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin) && !request.url().startsWith('data:')) others.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('chat', (event) => {
      const { dataset } = document.documentElement;
      if (event instanceof CustomEvent)
        dataset['chatEvents'] = JSON.stringify([...JSON.parse(dataset['chatEvents'] ?? '[]'), event.detail.event]);
    });
  });
  await page.goto(`${shop.origin}/c/all`);
  await launcher(page).press('Enter', LONG);
  const dialog = page.getByRole('dialog', { name: 'Chat' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  const log = dialog.getByRole('log');
  await expect(log).toContainText('What can we help you with?');
  await page.keyboard.type('Is there a store?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Boulder');
  await expect(log).toContainText('Which town or postal code?');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('link').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Which size fits?' }).click();
  await expect(log).toContainText('How long is your foot');
  await page.getByRole('textbox', { name: 'Message' }).fill('26.5');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('EU 42');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Message' }).press('Escape');
  await expect(launcher(page)).toBeFocused();
  expect(await eventsOf(page)).toEqual(['displayed', 'started', 'chatbotEngaged', 'closed']);
  await log.page().goto(`${shop.origin}/cart`);
  await launcher(page).click(LONG);
  await expect(page.getByRole('log')).toContainText('EU 42');
  expect(others).toEqual([]);
});

test('the way back to the top and the chat stand beside each other', async ({ page }) => {
  for (const size of [
    { width: 375, height: 700 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${shop.origin}/c/all`);
    await expect(launcher(page)).toBeVisible(LONG);
    await page.mouse.wheel(0, 3000);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    const [chat, top] = await Promise.all([launcher(page).boundingBox(), toTop.boundingBox()]);
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
    const [width, height] = await page.evaluate(() => {
      const { clientWidth, clientHeight } = document.documentElement;
      return [clientWidth, clientHeight];
    });
    const [right, bottom] = [
      (width ?? 0) - (chat?.x ?? 0) - (chat?.width ?? 0),
      (height ?? 0) - (chat?.y ?? 0) - (chat?.height ?? 0),
    ];
    expect([Math.round(right), Math.round(bottom)]).toEqual([64, 48]);
    await launcher(page).click();
    const box = await page.getByRole('dialog', { name: 'Chat' }).boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(Math.min(640, size.height - 144));
    if (size.width > 400) expect(Math.round(box?.width ?? 0)).toBe(400);
  }
});

test('there is no chat on a home page, nor before every consent in Europe', async ({ page, context }) => {
  await page.goto(`${shop.origin}/de-de/`);
  await expect(page.locator('#chat')).toHaveCount(0);
  await page.goto(`${shop.origin}/de-de/c/all`);
  await page.waitForTimeout(6000);
  const german = page.getByRole('button', { name: 'Chat öffnen' });
  await expect(german).toHaveCount(0);
  const groups = encodeURIComponent('C0001:1,C0002:1,C0003:0,C0004:1');
  await context.addCookies([{ name: 'OptanonConsent', value: `groups=${groups}`, url: shop.origin }]);
  await page.reload();
  await page.waitForTimeout(6000);
  await expect(german).toHaveCount(0);
  const all = encodeURIComponent('C0001:1,C0002:1,C0003:1,C0004:1');
  await context.addCookies([{ name: 'OptanonConsent', value: `groups=${all}`, url: shop.origin }]);
  await expect(german).toBeVisible(LONG);
});

test('the page that sets a password loads nothing of others', async ({ request }) => {
  const headers = { cookie: `reset=${'a'.repeat(24)}` };
  const own = await (await request.get(`${shop.origin}/reset-password`, { headers })).text();
  const other = await (await request.get(`${shop.origin}/cart`)).text();
  expect(['id="chat"', 'id="tag-manager"', 'id="measurement"'].filter((text) => own.includes(text))).toEqual([]);
  expect(other).toContain('id="chat"');
});
