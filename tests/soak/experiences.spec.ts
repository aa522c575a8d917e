import { expect, test } from '@playwright/test';
import { cpuMilliseconds } from '../../bench/process-stats.ts';
import { startShop, type Shop } from '../harness/shop.ts';

/** Its express buttons have four orders. */
const PATH = '/p/saddleback-mid';
const VARIANTS = 4;
const LOADS = 1000;
const ROUNDS = 10;

async function load({ origin }: Shop, visitor: string): Promise<string> {
  const response = await fetch(origin + PATH, { headers: { cookie: `vuid=${visitor}` } });
  expect(response.status).toBe(200);
  return response.text();
}

const variantsIn = (html: string): string => /"experiences":(\[.*?\])/.exec(html)?.[1] ?? 'baseline';

/** One visitor for each set of variants, with their page. */
async function findVisitors(shop: Shop): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, { readonly visitor: string; readonly html: string }>();
  for (let count = 0; pages.size < VARIANTS; count += 1) {
    const visitor = `vuid_${count}`;
    const html = await load(shop, visitor);
    if (!pages.has(variantsIn(html))) pages.set(variantsIn(html), { visitor, html });
    expect(count).toBeLessThan(200);
  }
  return new Map(Array.from(pages.values(), ({ visitor, html }) => [visitor, html]));
}

async function answersOf({ origin }: Shop): Promise<(outcome: string) => number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return (outcome) =>
    Number(new RegExp(`^page_cache_answers\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1]);
}

/** CPU of the shop for a load, in milliseconds. */
async function cpuPerLoad(shop: Shop, visitor: string, loads: number): Promise<number> {
  const before = cpuMilliseconds(shop.pid);
  for (let count = 0; count < loads; count += 1) await load(shop, visitor);
  return (cpuMilliseconds(shop.pid) - before) / loads;
}

/** How many of a thousand loads differ from the page. */
async function countOthers(shop: Shop, visitor: string, html: string): Promise<number> {
  let others = 0;
  for (let count = 0; count < LOADS; count += 1) others += (await load(shop, visitor)) === html ? 0 : 1;
  return others;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test('each of four variants is the same in a thousand loads, from the page cache, at the speed of a page without', async () => {
  test.setTimeout(10 * 60_000);
  const [shop, plain] = await Promise.all([startShop(), startShop({ env: { EXPERIMENTS_PROVIDER: 'none' } })]);
  try {
    const visitors = await findVisitors(shop);
    const before = await answersOf(shop);
    for (const [visitor, html] of visitors) expect(await countOthers(shop, visitor, html)).toBe(0);
    const after = await answersOf(shop);
    const hits = ['hits', 'stale'].reduce((sum, outcome) => sum + after(outcome) - before(outcome), 0);
    console.log(`${hits} of ${VARIANTS * LOADS} loads from the page cache`);
    expect(hits / (VARIANTS * LOADS)).toBeGreaterThanOrEqual(0.95);

    const [visitor = ''] = visitors.keys();
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      ratios.push((await cpuPerLoad(plain, visitor, 200)) / (await cpuPerLoad(shop, visitor, 200)));
    console.log(`speed of a hit, against one without experiments: ${median(ratios).toFixed(2)}`);
    expect(median(ratios)).toBeGreaterThanOrEqual(0.9);
  } finally {
    await Promise.all([shop.stop(), plain.stop()]);
  }
});
