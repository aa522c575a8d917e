import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that look at colours. Themes differ in nothing else (`src/layouts/theme-css.test.ts`): the others say the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const SNIPPET = 160;

/** A dialog that is still fading in has not the contrast it will have; what follows the scrolling never ends and is left alone. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
}

/** The builder joins what it finds in every frame, in a page it opens for that: six times as long as asking the one document there is. */
async function violationsWithFrames(page: Page, rules: Rules): Promise<readonly Result[]> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: rules }).analyze();
  return violations;
}

async function violationsOf(page: Page, rules: Rules): Promise<readonly Result[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (runOnly) => window.axe?.run(document, { runOnly, resultTypes: ['violations'], iframes: false }),
    rules,
  );
  if (!found) throw new Error('axe is gone from the page');
  return found.violations;
}

interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

interface Extent {
  /** The page alone: what is in its frames are pages of their own, with their own headings and landmarks. */
  readonly withFrames?: boolean;
  /** Of a page that was looked at whole in its other theme. */
  readonly colorsOnly?: boolean;
}

/** Rule, help and elements of everything axe finds. */
export async function axeFindings(
  page: Page,
  { withFrames = true, colorsOnly = false }: Extent = {},
): Promise<readonly string[]> {
  await settled(page);
  const rules: Rules = colorsOnly ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS };
  const isJoined = withFrames && page.frames().length > 1;
  const violations = await (isJoined ? violationsWithFrames : violationsOf)(page, rules);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html.slice(0, SNIPPET)).join(' | ')}`,
  );
}
