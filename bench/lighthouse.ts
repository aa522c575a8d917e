import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { readRange } from '../tests/harness/browser/range.ts';
import { startShop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';

/** Installed when the bench runs: its dependencies are larger than the shop's, and only this bench needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const TARGET = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGET;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const run = promisify(execFile);

/** Lighthouse's mobile preset, median of three, on one page of each kind. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  const shop = await startShop();
  try {
    const { sized } = await readRange(shop.origin);
    const [article = ''] = /\/articles\/[\w-]+/.exec(await (await fetch(`${shop.origin}/articles`)).text()) ?? [];
    const pages = [
      ['home', '/'],
      ['landing', '/wet-weather'],
      ['listing', '/c/hiking-boots'],
      ['product', `/p/${sized.slug}`],
      ['article', article],
    ] as const;
    const figures: Figure[] = [];
    for (const [name, path] of pages) figures.push(...(await measurePage(name, shop.origin + path)));
    return figures;
  } finally {
    await shop.stop();
  }
}

async function measurePage(name: string, url: string): Promise<readonly Figure[]> {
  // Encodes images before the measurement: only the first visitor waits for them.
  await audit(url);
  const runs: Readonly<Record<Category, number>>[] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await audit(url));
  return CATEGORIES.map((category) => ({
    name: `Lighthouse ${category}, ${name}`,
    unit: 'points',
    aisle: median(runs.map((scores) => scores[category])),
    target: { kind: 'value-at-least', bound: TARGET[category] },
  }));
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly score: number | null; readonly title: string }>
  >;
}

/** Scores from 0 to 100; the report stays in the temporary folder of the run. */
async function audit(url: string): Promise<Readonly<Record<Category, number>>> {
  const file = join(process.env['TMPDIR'] ?? tmpdir(), 'lighthouse.json');
  // Lighthouse passes flags that disable browser features.
  const isOurs = (flag: string) =>
    flag !== '--disable-background-networking' && !flag.startsWith('--disable-features=');
  const flags = CHROMIUM_ARGS.filter(isOurs).join(' ');
  const options = [
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${flags}`,
    '--quiet',
  ];
  const env = { ...process.env, CHROME_PATH: await findChromium() };
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { env }).catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const scores = CATEGORIES.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]);
  explain(url, report);
  return Object.fromEntries(scores);
}

/** Lists the audits that cost points, except timings. */
function explain(url: string, { audits }: Report): void {
  const failed = Object.values(audits).filter(({ score }) => score === 0);
  if (failed.length > 0) console.log(`  ${url}: ${failed.map(({ id }) => id).join(', ')}`);
}
