import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Route } from '../../../src/route.ts';
import { ROUTES } from '../../../src/routes.ts';
import type { FilledAccount } from './filled-account.ts';
import { scriptsOf } from '../script-graph.ts';

const routes: readonly Route[] = ROUTES;

/** Every page of the account, with what the account holds where an address names it. */
export const accountPaths = ({ orderNumber, addressId }: Pick<FilledAccount, 'orderNumber' | 'addressId'>) =>
  routes
    .filter(({ guard, pattern }) => guard === 'login' && !pattern.includes('...'))
    .map(({ pattern, query = [] }) => {
      const path = pattern.replace('{id}', orderNumber);
      return query.includes('addressId') ? `${path}?addressId=${addressId}` : path;
    });

const UNNAMED_LEVEL = 3;

export interface PageScripts {
  /** Bytes, gzipped: all that is loaded until the network is idle, frames excluded. */
  readonly size: number;
  readonly levels: number;
  /** Each with its level. */
  readonly paths: readonly string[];
}

/** Opens a page and weighs its scripts. */
export async function weighScripts(page: Page, address: string): Promise<PageScripts> {
  const bodies: Promise<{ readonly path: string; readonly size: number }>[] = [];
  // Ends the requests of the page before: their bodies are lost when the next page is opened.
  await page.goto('about:blank');
  const weigh = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return;
    const path = new URL(response.url()).pathname;
    bodies.push(response.body().then((body) => ({ path, size: gzipSync(body, { level: 9 }).length })));
  };
  page.on('response', weigh);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', weigh);
  const loaded = await Promise.all(bodies);
  const html = await (await page.request.get(address)).text();
  const scripts = await scriptsOf(html, async (path) => (await page.request.get(path)).text());
  return {
    size: loaded.reduce((sum, { size }) => sum + size, 0),
    // One that the document does not name is asked for once its importer has arrived.
    levels: Math.max(...loaded.map(({ path }) => scripts.get(path)?.level ?? UNNAMED_LEVEL)),
    paths: loaded.map(({ path }) => `${path} (${scripts.get(path)?.level ?? UNNAMED_LEVEL})`),
  };
}
