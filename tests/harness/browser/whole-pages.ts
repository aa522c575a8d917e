import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { coveredControls } from './covered-controls.ts';

export interface PageChecks {
  /** Pixels, in the order in which the page is resized. */
  readonly widths: readonly number[];
  /** Those of them at which axe checks the page, in both color schemes. */
  readonly axeWidths: readonly number[];
  /** Whether it is checked that each control can be clicked. */
  readonly hasControls: boolean;
}

/** Loads a page once and checks that it is whole at all widths. `complaints` are those of the browser (`browser-test.ts`). */
export async function checkPage(
  page: Page,
  address: string,
  { widths, axeWidths, hasControls, complaints }: PageChecks & { readonly complaints: readonly string[] },
): Promise<void> {
  await test.step(address, async () => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.goto(address, { waitUntil: 'load' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectWhole(page, `${address} at ${width} px`);
      if (axeWidths.includes(width))
        expect.soft(await axeFindingsInBothSchemes(page), `${address} at ${width} px`).toEqual([]);
    }
    if (hasControls) expect.soft(await coveredControls(page), `${address} can be clicked`).toEqual([]);
    expect.soft(complaints, `${address} is quiet`).toEqual([]);
  });
}

async function expectWhole(page: Page, what: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect.soft(page.getByRole('main'), `${what}: has one main landmark`).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo'), `${what}: ends with its footer`).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${what}: has one h1`).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what}: scrolls sideways`).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Layout is looked at on all of these. */
export const WIDTHS = [320, 360, 768, 800, 1280, 1440] as const;
