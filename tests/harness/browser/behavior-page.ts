import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
}

interface BehaviorPage {
  readonly html: string;
  /** Style sheets as text, in their order. */
  readonly css: readonly string[];
  /** Address of a module that exports `attach`; without one the page has no script at all. */
  readonly behavior?: URL;
  readonly width?: number;
  /** The page's clock can be moved on (`page.clock`). */
  readonly hasClock?: boolean;
}

/** A page with one section whose behaviour is attached as the shell does it; twice, which must not matter. */
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
  const source = stripTypeScriptTypes(readFileSync(behavior, 'utf8'));
  const attach = `for (const element of document.querySelectorAll('[data-behavior]')) { attach(element); attach(element); }`;
  await page.addScriptTag({ type: 'module', content: `${source}\n${attach}\nself.isAttached = true;` });
  // A module script runs after its tag was added, not at once.
  await page.waitForFunction(() => Reflect.has(self, 'isAttached'));
  return page;
}
