import { expect, test } from '@playwright/test';
import { startShop, type Shop } from '../../harness/shop.ts';

const DOMAIN = '018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f';
const SCRIPT = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js';

/** Both vendors' chats, each in its regions; without every consent nothing is loaded of them. */
const CHATS = {
  CHAT_PROVIDER: 'sierra',
  SIERRA_TOKEN: 'aB3dEfGh1jK',
  MESSAGING_ORGANIZATION_ID: '00DAB0000001abc',
  MESSAGING_DEPLOYMENT: 'Shop_Chat',
  MESSAGING_SITE_URL: 'https://shop.my.site.com/ESWShop1',
  MESSAGING_URL: 'https://shop.my.salesforce-scrt.com',
};

/** Behaves like the platform's script: shows a banner, writes the cookie, and opens its choices. */
const PLATFORM = `
const own = document.currentScript;
const save = (groups) => {
  document.cookie = 'OptanonConsent=interactionCount=1&groups=' + encodeURIComponent(groups) + '; Path=/';
  };
const button = document.createElement('button');
button.textContent = 'Allow for ' + own.dataset.domainScript;
button.onclick = () => save('C0001:1,C0002:0,C0003:1,C0004:0');
document.body.prepend(button);
window.OneTrust = { ToggleInfoDisplay: () => { button.textContent = 'Choices'; } };
`;

let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startShop({ env: { CONSENT_PROVIDER: 'onetrust', ONETRUST_DOMAIN_ID: DOMAIN, ...CHATS } });
});
test.afterAll(() => shop.stop());

async function policyOf(path: string): Promise<string> {
  const { headers } = await fetch(`${shop.origin}${path}`, { headers: { cookie: `reset=${'a'.repeat(24)}` } });
  return headers.get('content-security-policy') ?? '';
}

const storedSearches = () => localStorage.getItem('aisle.searches');

test('a consent platform asks instead of the shop, and its choice takes effect at once', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: PLATFORM }));
  await page.goto(`${shop.origin}/de-de/search?q=stiefel`);
  await expect(page.locator('.consent-banner')).toHaveCount(0);
  const allow = page.getByRole('button', { name: `Allow for ${DOMAIN}` });
  await expect(allow).toBeVisible();
  const search = async (text: string) => {
    const field = page.locator('#search-field');
    await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
    await expect(field).toHaveRole('combobox');
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${text}`));
  };
  await search('socken');
  expect(await page.evaluate(storedSearches)).toBeNull();
  await allow.click();
  await search('jacke');
  expect(await page.evaluate(storedSearches)).toContain('jacke');
  await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
  await expect(page.getByRole('button', { name: 'Choices' })).toBeVisible();
});

test('a consent platform that does not load leaves what is required', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(`${shop.origin}/de-de/`);
  await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    await page
      .context()
      .cookies()
      .then((all) => all.map(({ name }) => name)),
  ).not.toContain('OptanonConsent');
});

test('the policy allows the hosts of the platform, beside the shop itself, and not where there are no third parties', async () => {
  const policy = await policyOf('/de-de/');
  expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.cookielaw\.org /);
  expect(policy).toMatch(/connect-src 'self' https:\/\/cdn\.cookielaw\.org https:\/\/geolocation\.onetrust\.com/);
  expect(policy).toMatch(/img-src 'self' data:[^;]* https:\/\/cdn\.cookielaw\.org/);
  expect(await policyOf('/reset-password')).not.toContain('cookielaw');
});

test('the policy allows the hosts of the chat that the region has, and none where there is no chat', async () => {
  const hosts = ['https://sierra.chat', 'https://shop.my.site.com', 'https://shop.my.salesforce-scrt.com'];
  const chatsOf = async (path: string) => {
    const policy = await policyOf(path);
    return hosts.filter((host) => policy.includes(host));
  };
  for (const path of ['/c/all', '/fr-ca/cart', '/about-us'])
    expect([path, await chatsOf(path)]).toEqual([path, hosts.slice(0, 1)]);
  for (const path of ['/de-de/c/all', '/en-gb/cart'])
    expect([path, await chatsOf(path)]).toEqual([path, hosts.slice(1)]);
  for (const path of ['/', '/de-de/', '/reset-password']) expect([path, await chatsOf(path)]).toEqual([path, []]);
});
