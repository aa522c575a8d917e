import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
}

interface BehaviorPage {
  readonly html: string;
  /** Stylesheets as text, in order. */
  readonly css: readonly string[];
  /** URL of a module that exports `attach`; without one the page has no script. */
  readonly behavior?: URL;
  readonly width?: number;
  /** Installs a fake clock (`page.clock`). */
  readonly hasClock?: boolean;
}

/** A page with one section whose behaviour is attached twice, as the shell may do it, to test that it is idempotent. */
export async function openBehavior(
  browser: Browser,
  { html, css, behavior, width = 1280, hasClock = false }: BehaviorPage,
): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: behavior !== undefined, viewport: { width, height: 800 } });
  if (hasClock) await page.clock.install();
  const stylesheets = css.map((stylesheet) => `<style>${stylesheet}</style>`).join('');
  await page.setContent(
    `<!doctype html><html lang="en"><title>Section</title>${stylesheets}<main>${html}</main></html>`,
  );
  if (behavior === undefined) return page;
  await serveSources(page);
  await attachBehavior(page, behavior);
  return page;
}

const SOURCES = new URL('../../../src/', import.meta.url);
const SERVED = 'http://shop.test/src/';

/** Lets pages of any origin import the modules of `src`, with the modules that these import. */
export async function serveSources(page: Page): Promise<void> {
  await page.route(`${SERVED}**`, (route) => {
    const file = new URL(route.request().url().slice(SERVED.length), SOURCES);
    const body = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  });
}

/** Attaches a behaviour twice to the elements of a page that `serveSources` serves. */
export async function attachBehavior(page: Page, behavior: URL): Promise<void> {
  const module = SERVED + behavior.href.slice(SOURCES.href.length);
  const attach = `for (const element of document.querySelectorAll('[data-behavior]')) { attach(element); attach(element); }`;
  const content = `import { attach } from '${module}';\n${attach}\nself.isAttached = true;`;
  await page.addScriptTag({ type: 'module', content });
  // A module script runs asynchronously after its element was added.
  await page.waitForFunction(() => Reflect.has(self, 'isAttached'));
}
