import type { Locator, Page } from '@playwright/test';

/** Name of an interaction and its milliseconds from the input to the next paint. */
export type Interactions = Readonly<Record<string, number>>;

/** Event Timing reports nothing shorter. */
const SHORTEST_MS = 16;
/** Milliseconds after which the events of an interaction have been reported. */
const REPORTED_MS = 400;
const TIMEOUT_MS = 10_000;

interface Step {
  readonly name: string;
  readonly button: Locator;
  /** Visible when the interaction has had its effect. */
  readonly result: Locator;
}

/** Opens the cart and the menu, chooses a size and adds to the cart, as far as the page has the controls. */
export async function interact(page: Page, size: string): Promise<Interactions> {
  const durations: Record<string, number> = {};
  for (const { name, button, result } of steps(page, size)) {
    if ((await button.count()) === 0) continue;
    await button.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(REPORTED_MS);
    await page.evaluate(() => (window.pageProbe.events.length = 0));
    await button.first().click({ timeout: TIMEOUT_MS });
    await result.first().waitFor({ timeout: TIMEOUT_MS });
    await page.waitForTimeout(REPORTED_MS);
    durations[name] = Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.pageProbe.events)));
    await page.keyboard.press('Escape');
  }
  return durations;
}

function steps(page: Page, size: string): readonly Step[] {
  const cart = page.locator('[data-action="open-cart"]');
  return [
    { name: 'open cart', button: cart, result: page.locator('#mini-cart:popover-open, #mini-cart[open]') },
    {
      name: 'open menu',
      button: page.locator('[popovertarget="menu"]:not([popovertargetaction])'),
      result: page.locator('#menu:popover-open'),
    },
    {
      name: 'choose size',
      button: page.locator(`main label:has(> input[name="size"][value="${size}"])`),
      result: page.locator(`main label:has(> input[name="size"][value="${size}"]:checked)`),
    },
    {
      name: 'add to cart',
      button: page.locator('main [data-action="add-to-cart"]'),
      result: page.locator('[data-action="open-cart"][aria-label="Cart, 1 item"]'),
    },
  ];
}
