import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadPage, onPhone } from '../phone.ts';
import { interact, type Interactions } from './interactions.ts';
import { recordRequests, type NetworkRequest } from './network-requests.ts';
import { installPageProbe, type PageProbe } from './page-probe.ts';
import { waitUntilQuiet } from './quiet.ts';

/** A visit without a cache; times are milliseconds since the navigation began. */
export interface LoadVisit {
  readonly probe: PageProbe;
  /** End of the `load` event. */
  readonly load: number;
  readonly quiet: number;
  /** Requests before any interaction, in order. */
  readonly requests: readonly NetworkRequest[];
  /** Bytes of script before any interaction, gzipped, files and inline. */
  readonly scriptBytes: number;
  readonly interactions: Interactions;
  readonly errors: readonly string[];
}

export async function measureLoad(browser: Browser, url: string, size: string): Promise<LoadVisit> {
  return onPhone(browser, async (page, session) => {
    const loaded = await readLoad(page, session, url);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const interactions = await interact(page, size).catch((error: unknown) => {
      errors.push(String(error).split('\n')[0] ?? '');
      return {};
    });
    return { ...loaded, interactions, errors };
  });
}

async function readLoad(page: Page, session: CDPSession, url: string) {
  await page.addInitScript(installPageProbe);
  const recorded = recordRequests(session);
  await loadPage(page, url);
  const { navigationStart, quiet } = await waitUntilQuiet(session, recorded);
  const requests = [...recorded.entries()].filter(([, { end }]) => end < Infinity);
  const { probe, load, inline } = await page.evaluate(readPage);
  const files = requests.filter(([, { type }]) => type === 'Script').map(([id]) => id);
  return {
    probe,
    load,
    quiet: quiet - navigationStart,
    requests: requests.map(([, request]) => sinceNavigation(request, navigationStart)),
    scriptBytes: gzipped(inline) + (await sizeOf(session, files)),
  };
}

/** Runs in the page. */
function readPage() {
  const isRun = ({ type, src }: HTMLScriptElement): boolean => src === '' && !type.includes('json');
  const inline = [...document.scripts].filter(isRun).map((script) => script.textContent);
  const load = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
  return { probe: window.pageProbe, load, inline: inline.join('\n') };
}

function sinceNavigation(request: NetworkRequest, start: number): NetworkRequest {
  const { start: asked, response, end } = request;
  return { ...request, start: asked - start, response: response - start, end: end - start };
}

async function sizeOf(session: CDPSession, scripts: readonly string[]): Promise<number> {
  let sum = 0;
  for (const requestId of scripts) {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    sum += gzipped(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
  }
  return sum;
}

const gzipped = (text: string | Buffer): number => (text.length > 0 ? gzipSync(text, { level: 6 }).length : 0);
