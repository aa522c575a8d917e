import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { readRange, type Range } from '../tests/harness/browser/range.ts';
import { startShop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { p75 } from './load.ts';

const ROUNDS = 12;
const PAINTED = 100;
const NEXT_PAGE = 300;
/** Milliseconds between the pointer's arrival on a control and its press, and between press and release. */
const AIM = 150;
const PRESS = 70;
const FILTERS = ['Women', 'Men', 'Kids', 'Waterproof', 'Footwear', 'Apparel', 'Gear', 'In stock'] as const;

interface Choice {
  readonly name: string;
  readonly bound: number;
  /** Opens the page and returns what is pressed, and the part of the page whose change counts. */
  prepare(page: Page, round: number): Promise<{ readonly target: Locator; readonly region: string }>;
}

/**
 * From the press of a filter, of an option, of "Add to cart" and of the next page to the painted change, by mouse; and from
 * a key in the search field to the painted suggestions.
 */
export async function measureChoices(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const figures: Figure[] = [];
    for (const choice of choicesOf(await readRange(shop.origin))) {
      figures.push(await measureChoice(browser, shop.origin, choice));
    }
    figures.push(await measureKeystrokes(browser, shop.origin));
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

const RESULTS = '[data-part="results"]';
const FORM = '[data-product-form]';

const choicesOf = ({ products, sized, simple }: Range): readonly Choice[] => {
  const colored = products.find(({ variants }) => new Set(variants.map(({ color }) => color)).size > 1);
  return [...listChoices, ...productChoices({ colored: colored?.slug ?? '', simple: simple.slug, sized })];
};

const openList = (page: Page) => page.goto('/c/all', { waitUntil: 'networkidle' });
const openProduct = (page: Page, slug: string) => page.goto(`/p/${slug}`, { waitUntil: 'networkidle' });

const listChoices: readonly Choice[] = [
  {
    name: 'filter',
    bound: PAINTED,
    prepare: async (page, round) => {
      await openList(page);
      const name = FILTERS[round % FILTERS.length] ?? '';
      const labels = page.locator('.filters label').filter({ hasText: new RegExp(`^\\s*${name}\\b`) });
      return { target: labels.first(), region: RESULTS };
    },
  },
  {
    name: 'next page of a list',
    bound: NEXT_PAGE,
    prepare: async (page) => {
      await openList(page);
      return { target: page.getByRole('link', { name: 'Next page' }), region: RESULTS };
    },
  },
];

interface Slugs extends Pick<Range, 'sized'> {
  readonly colored: string;
  readonly simple: string;
}

const productChoices = ({ colored, simple, sized }: Slugs): readonly Choice[] => [
  {
    name: 'color',
    bound: PAINTED,
    prepare: async (page) => {
      await openProduct(page, colored);
      return { target: page.locator(`${FORM} [data-option="color"] label`).nth(1), region: 'main' };
    },
  },
  {
    name: 'size',
    bound: PAINTED,
    prepare: async (page) => {
      await openProduct(page, sized.slug);
      const radio = page.getByRole('radio', { name: sized.sizeLabel, exact: true });
      return { target: page.locator(`${FORM} label`).filter({ has: radio }), region: 'main' };
    },
  },
  {
    name: 'add to cart',
    bound: PAINTED,
    prepare: async (page) => {
      await openProduct(page, simple);
      return { target: page.getByRole('button', { name: 'Add to cart', exact: true }), region: '#toasts' };
    },
  },
];

async function measureChoice(browser: Browser, origin: string, { name, bound, prepare }: Choice): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 1000 } });
    const page = await context.newPage();
    times.push(await press(page, await prepare(page, round)));
    await context.close();
  }
  console.log(`${name}: ${times.map(Math.round).join(' ')} ms`);
  return {
    name: `${name} to the painted change, p75`,
    unit: 'ms',
    aisle: p75(times),
    target: { kind: 'value-at-most', bound },
  };
}

/** Presses like a person with a mouse; returns the milliseconds from the release to the painted change of `region`. */
async function press(page: Page, { target, region }: Awaited<ReturnType<Choice['prepare']>>): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press is on the page.');
  const painted = page.evaluate(paintedChange, region);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(AIM);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
  return painted;
}

/** Runs in the page: resolves once a change of `region` after the next click is painted. */
function paintedChange(region: string): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt: number | undefined;
    addEventListener('click', ({ timeStamp }) => (clickedAt ??= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const start = clickedAt;
      if (start === undefined) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(undefined);
      });
    });
    const element = document.querySelector(region);
    if (element) observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
