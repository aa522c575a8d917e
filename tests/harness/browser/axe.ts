import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { untilLaidOut } from './later-sections.ts';

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
 * Waits until all sections and the footer are laid out, which axe would misjudge otherwise, and ends all transitions: before its end a
 * dialog does not have its final contrast, and a change of the colour scheme fades every control. Scroll-driven
 * animations have no end and are ignored.
 */
async function settled(page: Page): Promise<void> {
  await untilLaidOut(page);
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    for (const animation of timed) animation.finish();
  });
}

/**
 * `AxeBuilder` merges the results of all frames in a separate page: that takes six times as long as running axe in the
 * only document.
 */
async function violationsWithFrames(page: Page, part: string, rules?: readonly string[]): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page }).include(part);
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(TAGS)).analyze();
  return violations;
}

async function violationsOf(page: Page, part: string, rules?: readonly string[]): Promise<readonly Result[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([selector, runOnly]) =>
      window.axe?.run(selector, { runOnly: [...runOnly], resultTypes: ['violations'], iframes: false }),
    [part, rules ?? TAGS] as const,
  );
  if (!found) throw new Error('axe is not loaded in the page');
  return found.violations;
}

interface Extent {
  /** Excludes the frames: they are pages of their own, with their own headings and landmarks. */
  readonly withFrames?: boolean;
  /** For a page that was checked in the other colour scheme. */
  readonly onlyColors?: boolean;
  /** Selector of the part that is checked: by default the whole page. */
  readonly part?: string;
}

/** Returns rule, help and elements of each violation. */
export async function axeFindings(page: Page, extent: Extent = {}): Promise<readonly string[]> {
  const { withFrames = true, onlyColors = false, part = 'html' } = extent;
  await settled(page);
  const isJoined = withFrames && page.frames().length > 1;
  const violations = await (isJoined ? violationsWithFrames : violationsOf)(
    page,
    part,
    onlyColors ? OF_COLORS : undefined,
  );
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
