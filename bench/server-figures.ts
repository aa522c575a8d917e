import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import { startChildServer } from './child-server.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';
import { load, type LoadResult, type LoadTarget } from './load.ts';
import { residentMegabytes } from './process-stats.ts';

const SIZES = [20, 60, 200] as const;
const WARM_UP = 500;
const HITS = 40_000;
const RENDERINGS = 1500;
const MEMORY_REQUESTS = 20_000;
const MEMORY_STEPS = 10;
/** Bypasses the page cache (contract 4, rule 16 of the architecture). */
const UNCACHED = '?testContext=bench:baseline';

export async function measureServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  for (const size of SIZES) writeBenchPage(folder, size);
  const shop = await startShop({ env: { CONTENT_DIR: folder } });
  try {
    return [...(await measureCacheHit(shop, folder)), ...(await measureRendering(shop)), await measureMemory(shop)];
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function warmLoad(target: LoadTarget, requests: number): Promise<LoadResult> {
  await load(target, WARM_UP);
  return load(target, requests);
}

async function measureCacheHit(shop: Shop, folder: string): Promise<readonly Figure[]> {
  const url = `${shop.origin}/bench-60`;
  const file = join(folder, 'page.gz');
  writeFileSync(file, await fetchRaw(url));
  const bare = await startChildServer('bare.ts', [file]);
  try {
    const hit = await warmLoad({ url, pid: shop.pid }, HITS);
    const limit = await warmLoad({ url: bare.origin, pid: bare.pid }, HITS);
    const what = 'bare node:http, same bytes';
    return [
      {
        name: 'cache hit, throughput',
        unit: 'pages/s',
        aisle: hit.perSecond,
        limit: { value: limit.perSecond, what },
        wanted: { kind: 'ratio-at-least', bound: 0.8 },
      },
      {
        name: 'cache hit, CPU',
        unit: 'ms',
        aisle: hit.cpu,
        limit: { value: limit.cpu, what },
        wanted: { kind: 'ratio-at-most', bound: 1.5 },
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** The body as it travels, still compressed. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
}

async function measureRendering(shop: Shop): Promise<readonly Figure[]> {
  const template = await startChildServer('template.ts');
  const rendered = (size: number): Promise<LoadResult> =>
    warmLoad({ url: `${shop.origin}/bench-${size}${UNCACHED}`, pid: shop.pid }, RENDERINGS);
  try {
    const limit = await warmLoad({ url: `${template.origin}/60`, pid: template.pid }, RENDERINGS * 4);
    const [small, middle, large] = [await rendered(20), await rendered(60), await rendered(200)];
    return [
      {
        name: 'uncached, 60 sections, CPU',
        unit: 'ms',
        aisle: middle.cpu,
        limit: { value: limit.cpu, what: 'template literals, same content' },
        wanted: { kind: 'ratio-at-most', bound: 5 },
      },
      {
        name: 'uncached, 200 sections, CPU',
        unit: 'ms',
        aisle: large.cpu,
        limit: { value: small.cpu, what: 'Aisle at 20 sections' },
        wanted: { kind: 'ratio-at-most', bound: 8 },
      },
    ];
  } finally {
    await template.stop();
  }
}

/** Half of the requests render, half are hits; the last steps are compared with the first ones after warming up. */
async function measureMemory(shop: Shop): Promise<Figure> {
  const samples: number[] = [];
  for (let step = 0; step < MEMORY_STEPS; step += 1) {
    const requests = MEMORY_REQUESTS / MEMORY_STEPS / 2;
    await load({ url: `${shop.origin}/bench-20${UNCACHED}`, pid: shop.pid }, requests);
    await load({ url: `${shop.origin}/bench-20`, pid: shop.pid }, requests);
    samples.push(residentMegabytes(shop.pid));
  }
  return {
    name: `memory after ${MEMORY_REQUESTS} requests`,
    unit: 'MB',
    aisle: Math.min(...samples.slice(-3)),
    limit: { value: Math.max(...samples.slice(0, 3)), what: 'Aisle in the first 6000' },
    wanted: { kind: 'ratio-at-most', bound: 1.1 },
  };
}
