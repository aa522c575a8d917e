import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Rules that depend on the colour scheme: schemes only change the values of tokens
 * (`tests/conventions/markup.test.ts`).
 */
const OF_COLORS = axe.getRules(TAGS).flatMap(({ ruleId, tags }) => (tags.includes('cat.color') ? ruleId : []));
const SNIPPET = 160;

/**
 * During its transition a dialog does not have its final contrast; scroll-driven animations never finish and are
 * ignored.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/**
 * `AxeBuilder` merges the results of all frames in a separate page: that takes six times as long as running axe in the
 * only document.
 */
async function violationsWithFrames(page: Page, rules: readonly string[] | undefined): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(TAGS)).analyze();
  return violations;
}

async function violationsOf(page: Page, rules: readonly string[] | undefined): Promise<readonly Result[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (runOnly) => window.axe?.run(document, { runOnly: [...runOnly], resultTypes: ['violations'], iframes: false }),
    rules ?? TAGS,
  );
  if (!found) throw new Error('axe is not loaded in the page');
  return found.violations;
}

interface Extent {
  /** Excludes the frames: they are pages of their own, with their own headings and landmarks. */
  readonly withFrames?: boolean;
  /** For a page that was checked in the other colour scheme. */
  readonly onlyColors?: boolean;
}

/** Returns rule, help and elements of each violation. */
export async function axeFindings(page: Page, extent: Extent = {}): Promise<readonly string[]> {
  const { withFrames = true, onlyColors = false } = extent;
  await settled(page);
  const isJoined = withFrames && page.frames().length > 1;
  const violations = await (isJoined ? violationsWithFrames : violationsOf)(page, onlyColors ? OF_COLORS : undefined);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html.slice(0, SNIPPET)).join(' | ')}`,
  );
}

/** Checks both colour schemes; the page stays in the dark one. */
export async function axeFindingsInBothSchemes(page: Page, extent: Extent = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page, extent);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, { ...extent, onlyColors: true });
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}
