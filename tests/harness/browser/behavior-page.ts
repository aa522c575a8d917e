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
  const source = stripTypeScriptTypes(readFileSync(behavior, 'utf8'));
  const attach = `for (const element of document.querySelectorAll('[data-behavior]')) { attach(element); attach(element); }`;
  await page.addScriptTag({ type: 'module', content: `${source}\n${attach}\nself.isAttached = true;` });
  // A module script runs asynchronously after its element was added.
  await page.waitForFunction(() => Reflect.has(self, 'isAttached'));
  return page;
}
