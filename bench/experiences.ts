import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { createContentFolder, pageOf } from '../tests/harness/content-folder.ts';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';
import { loadAlternately } from './load.ts';

const SPAN = { rounds: 5, seconds: 3 };
const VISITORS = 250;
const REQUESTS = 2000;
const VARIANT_SETS = 4;
const LOADS = 1000;
/** Milliseconds until the vendor's stand-in has answered for everybody. */
const SERVICES_MS = 1000;
const SECTIONS = 20;

const banner = (id: string, title: string) => ({
  type: 'banner',
  id,
  content: { title, text: 'Walk on. '.repeat(40) },
});
const PLAIN = Array.from({ length: SECTIONS }, (_, index) => banner(`plain-${index}`, `Banner ${index}`));
const variantsOf = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { content: { title: `Decided: ${name}`, text: 'Longer. '.repeat(90) } }]),
  );
const TESTED = [
  { ...banner('first', 'Baseline'), experienceId: 'exp_home_hero', experiences: variantsOf('bold', 'story') },
  { ...banner('next', 'Baseline'), experienceId: 'exp_regulars_note', experiences: variantsOf('welcome-back') },
  ...PLAIN.slice(2),
];

/** Stored pages with experiences: the speed of a hit, the share of hits, and sections that change or move once they are painted. */
export async function measureExperiences(): Promise<readonly Figure[]> {
  const content = createContentFolder();
  content.writePage('plain', pageOf(PLAIN));
  content.writePage('tested', pageOf(TESTED));
  const shop = await startShop({ env: { CONTENT_DIR: content.path } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const visitors = await warmUp(shop);
    return [await hitSpeed(shop), await hitRatio(shop), ...(await stability(browser, shop, visitors))];
  } finally {
    await browser.close();
    await shop.stop();
    content.remove();
  }
}

const cookieOf = (visitor: number) => `vuid=vuid_${visitor}`;

/** Decides for all visitors, and returns one for each of four sets of variants. */
async function warmUp({ origin }: Shop): Promise<readonly number[]> {
  const all = Array.from({ length: VISITORS }, (_, visitor) => visitor);
  const read = async (visitor: number) => {
    const response = await fetch(`${origin}/tested`, { headers: { cookie: cookieOf(visitor) } });
    return /"experiences":(\[.*?\])/.exec(await response.text())?.[1] ?? '';
  };
  for (const visitor of all) await read(visitor);
  await delay(SERVICES_MS);
  const bySet = new Map<string, number>();
  for (const visitor of all) bySet.set(await read(visitor), visitor);
  if (bySet.size < VARIANT_SETS)
    throw new Error(`${bySet.size} sets of variants were decided, ${VARIANT_SETS} needed.`);
  return [...bySet.values()].slice(0, VARIANT_SETS);
}

async function hitSpeed({ origin, pid }: Shop): Promise<Figure> {
  const shared = { pid, gzip: true, headers: { cookie: cookieOf(1) } };
  const [tested, plain] = await loadAlternately(
    [`${origin}/tested`, `${origin}/plain`].map((url) => ({ ...shared, url })),
    SPAN,
  );
  return {
    name: 'cache hit of a page with experiences, throughput',
    unit: 'pages/s',
    aisle: tested?.perSecond ?? Number.NaN,
    limit: { value: plain?.perSecond ?? Number.NaN, label: 'the page without experiences' },
    target: { kind: 'ratio-at-least', bound: 0.9 },
  };
}

async function hitRatio({ origin }: Shop): Promise<Figure> {
  const before = await answersOf(origin);
  for (let request = 0; request < REQUESTS; request += 1) {
    const headers = { cookie: cookieOf(request % VISITORS) };
    await (await fetch(`${origin}/tested`, { headers })).arrayBuffer();
  }
  const after = await answersOf(origin);
  const hits = after.hits + after.stale - before.hits - before.stale;
  const target = { kind: 'value-at-least', bound: 95 } as const;
  return { name: 'hits when warm', unit: '%', aisle: (100 * hits) / REQUESTS, target };
}

async function answersOf(origin: string): Promise<Readonly<Record<'hits' | 'stale', number>>> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const count = (outcome: string) =>
    Number(new RegExp(`^page_cache_answers\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return { hits: count('hits'), stale: count('stale') };
}

/** Loads the page as often with each set of variants. */
async function stability(browser: Browser, { origin }: Shop, visitors: readonly number[]): Promise<readonly Figure[]> {
  let changes = 0;
  let shift = 0;
  for (const visitor of visitors) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'vuid', value: `vuid_${visitor}`, url: origin }]);
    await context.addInitScript(watchSections);
    const page = await context.newPage();
    for (let load = 0; load < LOADS; load += 1) {
      await page.goto(`${origin}/tested`);
      const watched = await page.evaluate(readWatched);
      changes += watched.changes;
      shift = Math.max(shift, watched.shift);
    }
    await context.close();
  }
  const [none, loads] = [{ kind: 'value-at-most', bound: 0 } as const, `${LOADS} loads x ${visitors.length} variants`];
  return [
    { name: `changes of sections, ${loads}`, unit: '', aisle: changes, target: none },
    { name: `largest layout shift, ${loads}`, unit: '', aisle: Number(shift.toFixed(3)), target: none },
  ];
}

declare global {
  var experienceWatch: { changes: number; shift: number } | undefined;
}

/** In the browser, before the page: counts what changes in decided sections once they are there, and how far anything moves. */
function watchSections(): void {
  const watched = (globalThis.experienceWatch = { changes: 0, shift: 0 });
  document.addEventListener('DOMContentLoaded', () => {
    const changes = new MutationObserver((list) => (watched.changes += list.length));
    const content = { subtree: true, childList: true, characterData: true };
    for (const section of document.querySelectorAll('[data-experience]')) changes.observe(section, content);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) watched.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the browser: those figures after two further frames. */
async function readWatched() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return globalThis.experienceWatch ?? { changes: Number.NaN, shift: Number.NaN };
}
