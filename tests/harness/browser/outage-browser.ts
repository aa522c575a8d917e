import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { RUBBISH, type Outage } from '../third-parties/outage.ts';
import { CHROMIUM_ARGS } from './chromium.ts';

/** A browser for which every host but the shop's is at one port of this machine. */
export function launchWithOthersAt(port: number): Promise<Browser> {
  const rules = `MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  const executablePath = process.env['FOUND_CHROMIUM'] ?? '';
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, `--host-resolver-rules=${rules}`] });
}

export interface OutagePage {
  readonly page: Page;
  /** Uncaught exceptions of the shop's own scripts, and what they and the browser wrote as errors. */
  readonly errors: readonly string[];
  /** Addresses that failed or were not answered. */
  readonly lost: ReadonlySet<string>;
}

/** Scripts of others that the shop passes on. */
const PASSED_ON = /\/(sstm|fapi\/proxyScript)\b/;

export async function openOutagePage(browser: Browser, shop: string, outage: Outage): Promise<OutagePage> {
  const { viewport, userAgent } = devices['Desktop Chrome'];
  const context = await browser.newContext({
    baseURL: shop,
    viewport,
    userAgent,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const lost = new Set<string>();
  const isOwn = (url: string) => url.startsWith(shop) && !PASSED_ON.test(url);
  if (outage === 'rubbish')
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: RUBBISH }));
  const session = await context.newCDPSession(page);
  await session.send('Runtime.enable');
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { url = shop, text, exception } }) => {
    if (isOwn(url)) errors.push(`${url}: ${text} ${exception?.description ?? ''}`);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser's own lines, also of the shop's 502 in place of a script that it passes on.
    const isLost = message.text().startsWith('Failed to load resource') && !isOwn(url);
    const isNoScript = message.text().startsWith('Refused to execute script') && PASSED_ON.test(message.text());
    if (message.type() === 'error' && !isLost && !isNoScript) errors.push(`${url}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url()) && !request.url().startsWith('data:')) lost.add(request.url());
  });
  return { page, errors, lost };
}
