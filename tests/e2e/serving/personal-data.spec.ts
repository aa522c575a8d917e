import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { checkoutOn } from '../../harness/browser/checkout-page.ts';
import { openEngineRow } from '../../harness/browser/outage-purchase.ts';
import { recordTags, TAG_HOST, TAG_SETTINGS } from '../../harness/browser/recorded-tags.ts';
import { copyDemoContent, type DemoContent } from '../../harness/third-parties/demo-content.ts';
import {
  createPersonalData,
  encodedEmails,
  findPersonalData,
  type PersonalData,
} from '../../harness/third-parties/personal-data.ts';
import { startShop, type Shop } from '../../harness/shop.ts';
import { startCollector, type Collector } from '../../harness/third-parties/collector.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const HOOK = pathToFileURL(join(ROOT, 'tests/harness/outgoing-requests.mjs')).href;
const DATAFILE = readFileSync(join(ROOT, 'backend/sandbox/experiments/demo-datafile.json'), 'utf8');

let content: DemoContent;
let collector: Collector;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = copyDemoContent();
  collector = await startCollector({ '/datafile.json': DATAFILE });
  const { origin } = collector;
  shop = await startShop({
    env: {
      ...TAG_SETTINGS,
      CONTENT_DIR: content.path,
      NODE_OPTIONS: `--import=${HOOK}`,
      MONITORING_URL: `${origin}/monitoring`,
      MONITORING_SAMPLE: '100',
      EXPERIMENTS_PROVIDER: 'optimizely',
      OPTIMIZELY_DATAFILE_URL: `${origin}/datafile.json`,
      OPTIMIZELY_EVENTS_URL: `${origin}/experiments`,
      PERSONALISATION_PROVIDER: 'rest',
      PERSONALISATION_URL: `${origin}/engine`,
      PERSONALISATION_BRAND: 'marrow-ridge',
      PERSONALISATION_ACCOUNT: 'a-1234',
    },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await collector.close();
  content.remove();
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Measurement, monitoring and the tag manager start 4 s after a page. */
const measure = (page: Page) => page.waitForTimeout(6000);

async function openAccountBy(page: Page, data: PersonalData): Promise<void> {
  await page.goto('/sign-up');
  await fill(page, { 'First name': data.firstName, 'Last name': data.lastName, Email: data.email });
  await fill(page, { Password: data.password, 'Repeat the password': data.password });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/profile');
  await fill(page, { Phone: data.phone, 'Date of birth': data.birthDate });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your details are saved.');
  await measure(page);
}

/** Exceptions whose texts contain what a customer typed. */
async function failScripts(page: Page, { email, phone, card }: PersonalData): Promise<void> {
  await page.evaluate(
    (texts) => {
      for (const text of texts)
        setTimeout(() => {
          throw new Error(`This cannot be saved: ${text}`);
        });
    },
    [email, phone, card],
  );
}

async function buyBy(page: Page, data: PersonalData): Promise<void> {
  await page.goto('/p/field-wax');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await measure(page);
  const checkout = checkoutOn(page);
  await page.goto('/checkout');
  await expect(checkout.step('Shipping')).toBeVisible();
  await fill(page, { 'First name': data.firstName, 'Last name': data.lastName, Phone: data.phone });
  await fill(page, { 'Address line 1': data.addressLine, City: 'Portland', 'Postal code': '97205' });
  await page.getByLabel('State or province', { exact: true }).selectOption('OR');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(checkout.step('Billing')).toBeVisible();
  await checkout.fillCard(data.card);
  await checkout.goToSummary();
  await checkout.buy();
  await measure(page);
}

interface Outgoing {
  readonly outgoing: string;
  readonly headers: string;
}

const outgoing = (): readonly Outgoing[] =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{"outgoing"'))
    .map((line) => JSON.parse(line));

test('nothing that leaves the shop contains a customer’s name, address, numbers or password', async ({ browser }) => {
  test.setTimeout(180_000);
  const data = createPersonalData();
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'en-US', serviceWorkers: 'block' });
  const readSent = await recordTags(context, shop.origin);
  const own: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(shop.origin)) own.push(request.url());
  });
  const page = await context.newPage();
  await openAccountBy(page, data);
  await page.goto(`/search?q=${encodeURIComponent(data.phone)}`);
  await measure(page);
  await failScripts(page, data);
  await page.goto(`/search?q=${encodeURIComponent(data.email)}`);
  await measure(page);
  await buyBy(page, data);
  await openEngineRow(page);
  await measure(page);
  await page.goto('about:blank');
  await shop.stop();
  const sent = await readSent();
  await context.close();

  const received = collector.received.map(({ path, headers, body }) => ({
    path,
    text: `${path}\n${headers}\n${body}`,
  }));
  const events = sent.flatMap(({ event }) => event ?? []);
  expect(events).toEqual(expect.arrayContaining(['page-data', 'user_data', 'search', 'add_to_cart', 'purchase']));
  for (const path of ['/monitoring', '/experiments', '/engine'])
    expect
      .soft(
        received.map((one) => one.path.startsWith(path)),
        path,
      )
      .toContain(true);
  const monitored = received.map(({ text }) => text).join('\n');
  expect(monitored).toContain('This cannot be saved');
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS']) expect(monitored).toContain(`"kind":"vital","name":"${name}"`);

  const texts = [
    ...received.map(({ text }) => text),
    ...sent.map(({ url, headers, body }) => `${url}\n${headers}\n${body}`),
    ...outgoing().map(({ outgoing: url, headers }) => `${url}\n${headers}`),
  ];
  expect(texts.flatMap((text) => findPersonalData(text, data).map((name) => `${name}: ${text}`))).toEqual([]);

  const isEncoded = (text: string) => encodedEmails(data).some((one) => text.includes(one));
  const userData = sent.filter(({ url, event }) => url === `https://${TAG_HOST}/collect` && event === 'user_data');
  expect(userData.filter(({ body }) => isEncoded(body)).length).toBeGreaterThan(0);
  const others = sent.filter((one) => !userData.includes(one)).map(({ body }) => body);
  expect([...received.map(({ text }) => text), ...others].filter(isEncoded)).toEqual([]);
  const addresses = [...own, ...sent.map(({ url }) => url), ...outgoing().map((one) => one.outgoing)];
  expect(addresses.filter(isEncoded)).toEqual([]);
  const typed = addresses.filter((url) => !new URL(url).pathname.startsWith('/search'));
  expect(typed.filter((url) => findPersonalData(url, data).includes('email'))).toEqual([]);
});

test('the search for personal data finds it escaped, with separators and within longer texts', () => {
  const data = createPersonalData();
  const found = (text: string) => findPersonalData(text, data);
  expect(found('{"phone":"(503) 555-0142"}')).toEqual(['phone']);
  expect(found(`/search?q=${encodeURIComponent(data.email)}`)).toEqual(['email', 'firstName']);
  expect(found(`to=${encodeURIComponent(encodeURIComponent(data.password))}`)).toEqual(['password']);
  expect(found('12+Marmalade+Terrace 4111 1111 1111 1111')).toEqual(['addressLine', 'card']);
  expect(found('100 % wool, 2125550100')).toEqual([]);
});
