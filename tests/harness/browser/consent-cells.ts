import type { Browser, Page } from '@playwright/test';
import { CONSENT_CATEGORIES, type ConsentCategory } from '../../../src/lib/consent/consent-cookie.ts';
import type { StoredDataRow } from '../../../src/lib/consent/stored-data-row.ts';
import { fillCart } from '../checkout-cart.ts';
import { grantConsent, withdrawConsent } from './consent-choice.ts';
import { categoriesOf, rowOfRequest, rowOfStored, type OwnHosts } from './stored-data-categories.ts';
import { viewProduct } from './view-product.ts';
import { recordVisit, type VisitRecord } from './visit-record.ts';

export interface ConsentRegion {
  readonly siteId: string;
  readonly locale: string;
  /** Before the paths of its pages. */
  readonly prefix: string;
  readonly isAssumed: boolean;
}

export const REGIONS: readonly ConsentRegion[] = [
  { siteId: 'us', locale: 'en-us', prefix: '', isAssumed: true },
  { siteId: 'de', locale: 'de-de', prefix: '/de-de', isAssumed: false },
  { siteId: 'fr', locale: 'fr-fr', prefix: '/fr-fr', isAssumed: false },
];

export const PAGE_PATHS = {
  home: '/',
  listing: '/c/all',
  product: '/p/saddleback-mid',
  article: '/articles/drying-wet-boots',
  cart: '/cart',
  checkout: '/checkout',
  account: '/sign-in',
} as const;
export type PageKind = keyof typeof PAGE_PATHS;

export interface ConsentChoice {
  readonly name: string;
  /** `undefined`: the visitor has not chosen. */
  readonly granted?: readonly ConsentCategory[];
  readonly isWithdrawn?: boolean;
  /** Global Privacy Control. */
  readonly isOptedOut?: boolean;
}

const SINGLE: readonly ConsentCategory[] = ['C0002', 'C0003', 'C0004'];

export const CHOICES: readonly ConsentChoice[] = [
  { name: 'no choice' },
  { name: 'required only', granted: [] },
  ...SINGLE.map((category) => ({ name: `${category} alone`, granted: [category] })),
  { name: 'all', granted: CONSENT_CATEGORIES },
  { name: 'all, withdrawn afterwards', granted: CONSENT_CATEGORIES, isWithdrawn: true },
];
export const OPTED_OUT: ConsentChoice = { name: 'Global Privacy Control', isOptedOut: true };

export interface ConsentCell {
  readonly region: ConsentRegion;
  readonly kind: PageKind;
  readonly choice: ConsentChoice;
}

/** What the visitor of a cell allows in the end (docs/contract.md#consent). */
export function allowedIn({ region, choice }: ConsentCell): readonly ConsentCategory[] {
  const { granted, isWithdrawn = false, isOptedOut = false } = choice;
  if (isWithdrawn) return ['C0001'];
  const open: readonly ConsentCategory[] = region.isAssumed ? CONSENT_CATEGORIES : ['C0001'];
  const allowed = granted === undefined ? open : (['C0001', ...granted] as const);
  return allowed.filter((category) => category !== 'C0004' || !isOptedOut || !region.isAssumed);
}

/** The features start 4 s after the page, and the chat asks every 5 s whether it may. */
const QUIET_MS = 10_500;
const WAX = { productId: 'WAXT-SPRU' };

async function usePage(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  for (let step = 0; step < 5; step += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(QUIET_MS);
}

export interface CellResult {
  /** What is in no table. */
  readonly unlisted: readonly string[];
  /** What was stored or requested without the consent of its category. */
  readonly denied: readonly string[];
  /** Names of the rows that were stored or requested: `cookie session`, `request hosts of the chat`. */
  readonly rows: ReadonlySet<string>;
}

function judge(record: VisitRecord, allowed: readonly ConsentCategory[], hosts: OwnHosts): CellResult {
  const found: (readonly [string, StoredDataRow | 'file' | undefined])[] = [
    ...Array.from(record.stored, (name) => [name, rowOfStored(name)] as const),
    ...record.requests.map((url) => [url, rowOfRequest(url, hosts)] as const),
  ];
  const listed = found.flatMap(([name, row]) => (row === undefined || row === 'file' ? [] : [{ name, row }]));
  return {
    unlisted: found.flatMap(([name, row]) => (row === undefined ? [name] : [])),
    denied: listed
      .filter(({ row }) => !categoriesOf(row).every((category) => allowed.includes(category)))
      .map(({ name }) => name),
    rows: new Set(listed.map(({ row }) => `${row.medium} ${row.name}`)),
  };
}

/** Visits one page as a new visitor, and returns what that stored and requested. */
export async function visitCell(browser: Browser, cell: ConsentCell, hosts: OwnHosts): Promise<CellResult> {
  const { region, kind, choice } = cell;
  const headers: Record<string, string> = choice.isOptedOut ? { 'sec-gpc': '1' } : {};
  const context = await browser.newContext({
    baseURL: hosts.shop,
    serviceWorkers: 'block',
    extraHTTPHeaders: headers,
  });
  try {
    const page = await context.newPage();
    if (choice.isOptedOut)
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    if (choice.granted) await grantConsent(context, hosts.shop, choice.granted);
    if (kind === 'cart' || kind === 'checkout') await fillCart(page, [WAX], region);
    const record = await recordVisit(page);
    const path = region.prefix + PAGE_PATHS[kind];
    if (kind === 'product') await viewProduct(page, path);
    else await page.goto(path);
    await usePage(page);
    if (choice.isWithdrawn) await withdraw(page, record);
    await record.read();
    // Reports are sent when a page is left.
    await page.goto('about:blank');
    await page.waitForTimeout(300);
    return judge(record, allowedIn(cell), hosts);
  } finally {
    await context.close();
  }
}

/** What follows the withdrawal counts, on this page and the next. */
async function withdraw(page: Page, record: VisitRecord): Promise<void> {
  await withdrawConsent(page);
  record.forget();
  await page.waitForTimeout(500);
  await record.read();
  await page.reload();
  await usePage(page);
}

/** Rows that a page of this kind must have used, so that a cell without them proves nothing. */
export function expectedIn(cell: ConsentCell): readonly string[] {
  const allowed = allowedIn(cell);
  const { kind } = cell;
  const rows: string[] = ['cookie session'];
  if (allowed.includes('C0002'))
    rows.push('request hosts of the tag manager', 'cookie aisle-visitor', 'session aisle.measured');
  if (allowed.includes('C0004') && kind === 'home') rows.push('request /api/engine/*');
  if (allowed.includes('C0004') && kind === 'product') rows.push('local aisle.recentlyViewed');
  if (allowed.length === CONSENT_CATEGORIES.length && kind !== 'home') rows.push('request hosts of the chat');
  return rows;
}
