import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openDatabase } from '../backend/db/database.ts';
import { accountPaths, weighScripts, type PageScripts } from '../tests/harness/pages/account-pages.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { fillAccount, type FilledAccount } from '../tests/harness/pages/filled-account.ts';
import { PageVisitor } from '../tests/harness/pages/page-visitor.ts';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import { installClickProbe, measureClick, type Click } from './click-probe.ts';
import type { Figure } from './figure.ts';
import { median, p75 } from './load.ts';
import { PHONE, SLOW_4G, throttle } from './phone.ts';

const KILOBYTES = 60;
const LEVELS = 2;
const USABLE = 2500;
const SEEN = 100;
const HISTORY = 30;
const ORDERS = 2000;
const ROUNDS = 3;
const READS = 40;
const WAIT = 15_000;

/** Pages with a form, and the field that has to take input. */
const FORMS = {
  '/account/profile': 'First name',
  '/account/address/add-shipping-address': 'Address line 1',
  '/account/gift-cards': 'Gift card number',
  '/account/order-history': 'Order number or product',
} as const;

interface Account extends FilledAccount {
  readonly visitor: PageVisitor;
}

/** The pages of an account: their scripts, the time until a field of theirs takes input on a phone, and their clicks; the history of many orders. */
export async function measureAccount(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const visitor = await PageVisitor.signUp(shop.origin, { phone: '5035550142' });
    const account: Account = { visitor, ...(await fillAccount(visitor, '7 Bench Lane')) };
    const pages = await weighPages(browser, account);
    const usable = await measureUsable(browser, account);
    const clicks = await clickThrough(browser, account);
    return [...pageFigures(pages), ...usable, clickFigure(clicks), await measureHistory(shop, account)];
  } finally {
    await browser.close();
    await shop.stop();
  }
}

const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

/** A browser in the session of the account. */
async function openContext(browser: Browser, { visitor }: Account, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: visitor.origin, ...options });
  await context.addCookies(Array.from(visitor.cookies, ([name, value]) => ({ name, value, url: visitor.origin })));
  return context;
}

async function weighPages(browser: Browser, account: Account): Promise<ReadonlyMap<string, PageScripts>> {
  const context = await openContext(browser, account);
  const page = await context.newPage();
  const pages = new Map<string, PageScripts>();
  for (const path of accountPaths(account)) pages.set(path, await weighScripts(page, path));
  await context.close();
  return pages;
}

function pageFigures(pages: ReadonlyMap<string, PageScripts>): readonly Figure[] {
  const [heaviest] = [...pages].toSorted(([, one], [, other]) => other.size - one.size);
  const levels = Math.max(...Array.from(pages.values(), (page) => page.levels));
  const size = (heaviest?.[1].size ?? Infinity) / 1024;
  return [
    {
      name: `most script of ${pages.size} pages (${heaviest?.[0]})`,
      unit: 'kB',
      aisle: size,
      target: atMost(KILOBYTES),
    },
    { name: 'levels of their scripts', unit: 'levels', aisle: levels, target: atMost(LEVELS) },
  ];
}

async function measureUsable(browser: Browser, account: Account): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [path, label] of Object.entries(FORMS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await openOnPhone(browser, account, { path, label }));
    const aisle = median(times);
    figures.push({ name: `${path} can be used, slow 4G, CPU 4x`, unit: 'ms', aisle, target: atMost(USABLE) });
  }
  return figures;
}

/** Milliseconds from the navigation until the field accepts input, in a browser without a cache. */
async function openOnPhone(browser: Browser, account: Account, form: { path: string; label: string }) {
  const context = await openContext(browser, account, PHONE);
  const page = await context.newPage();
  await throttle(page, SLOW_4G);
  await page.goto(form.path, { waitUntil: 'commit', timeout: WAIT });
  await page.getByLabel(form.label, { exact: true }).fill('7', { timeout: WAIT });
  const usable = await page.evaluate(() => performance.now());
  await context.close();
  return usable;
}

async function clickThrough(browser: Browser, account: Account): Promise<readonly Click[]> {
  const context = await openContext(browser, account, { viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  await page.addInitScript(installClickProbe);
  const clicks: Click[] = [];
  for (let round = 0; round < ROUNDS; round += 1) clicks.push(...(await clickRound(page, account)));
  await context.close();
  return clicks;
}

async function clickRound(page: Page, { orderNumber }: Account): Promise<readonly Click[]> {
  const press = (name: string) => measureClick(page, name, page.getByRole('button', { name, exact: true }).first());
  await page.goto('/account/profile', { waitUntil: 'networkidle' });
  const clicks = [await press('Save'), await press('Save interests and size'), await press('Close account')];
  await page.goto('/account/credit-cards', { waitUntil: 'networkidle' });
  clicks.push(await measureClick(page, 'edit card', page.locator('summary').filter({ hasText: 'Edit' }).first()));
  clicks.push(await press('Save'));
  await page.goto('/account/gift-cards', { waitUntil: 'networkidle' });
  clicks.push(await press('Save gift card'));
  await page.goto(`/account/order-details/${orderNumber}`, { waitUntil: 'networkidle' });
  clicks.push(await press('Cancel order'));
  return clicks;
}

function clickFigure(clicks: readonly Click[]): Figure {
  const slowest = clicks.toSorted((one, other) => other.seen - one.seen)[0];
  const name = `click to a change, p75 of ${clicks.length} (slowest: ${slowest?.name}, ${Math.round(slowest?.seen ?? 0)} ms)`;
  return { name, unit: 'ms', aisle: p75(clicks.map(({ seen }) => seen)), target: atMost(SEEN) };
}

/** Through the gateway, one request after the other. */
async function measureHistory(shop: Shop, { visitor, orderNumber }: Account): Promise<Figure> {
  await copyOrder(`file:${join(shop.dataDir, 'aisle.db')}`, orderNumber);
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    await visitor.call('POST', '/consumers-v3/consumer/purchasehistory', { count: 10 });
    times.push(performance.now() - start);
  }
  return { name: `first page of ${ORDERS} orders`, unit: 'ms', aisle: median(times), target: atMost(HISTORY) };
}

async function copyOrder(url: string, orderNumber: string): Promise<void> {
  const { write, close } = await openDatabase(url);
  const order = await write
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const lines = await write.selectFrom('order_line').selectAll().where('order_number', '=', orderNumber).execute();
  await write.transaction().execute(async (transaction) => {
    for (let index = 1; index < ORDERS; index += 1) {
      const own = { order_number: `MB${index}`, basket_id: `bench-${index}`, st: `bench-${index}` };
      const row = { ...order, ...own, created_at: Number(order.created_at) - index * 60_000 };
      await transaction.insertInto('shop_order').values(row).execute();
      const copies = lines.map((line) => ({ ...line, order_number: own.order_number }));
      await transaction.insertInto('order_line').values(copies).execute();
    }
  });
  await close();
}
