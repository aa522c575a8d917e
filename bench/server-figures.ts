import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startShop, type Shop } from '../tests/harness/shop.ts';
import { startChildServer } from './child-server.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';
import { generateLoad, loadAlternately, type LoadTarget } from './load.ts';
import { residentMegabytes } from './process-stats.ts';

const SIZES = [20, 60, 200] as const;
const HITS = { rounds: 5, seconds: 3 };
const RENDERINGS = { rounds: 3, seconds: 3 };
const MEMORY_REQUESTS = 20_000;
const MEMORY_STEPS = 10;
/** Bypasses the page cache (docs/contract.md#page-cache). */
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

async function measureCacheHit(shop: Shop, folder: string): Promise<readonly Figure[]> {
  const url = `${shop.origin}/bench-60`;
  const file = join(folder, 'page.gz');
  writeFileSync(file, await fetchRaw(url));
  const baseline = await startChildServer('baseline.ts', [file]);
  try {
    const targets = [
      { url, pid: shop.pid, gzip: true },
      { url: baseline.origin, pid: baseline.pid, gzip: true },
    ];
    const [hit, limit] = await loadAlternately(targets, HITS);
    const compare = (read: 'perSecond' | 'cpu') => ({
      aisle: hit?.[read] ?? Number.NaN,
      limit: { value: limit?.[read] ?? Number.NaN, label: 'bare node:http, the same bytes' },
    });
    const [atLeast, atMost] = ['ratio-at-least', 'ratio-at-most'] as const;
    return [
      {
        name: 'cache hit, throughput',
        unit: 'pages/s',
        ...compare('perSecond'),
        target: { kind: atLeast, bound: 0.8 },
      },
      { name: 'cache hit, CPU', unit: 'ms', ...compare('cpu'), target: { kind: atMost, bound: 1.5 } },
    ];
  } finally {
    await baseline.stop();
  }
}

/** The body as sent, still compressed. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
}

/** Without compression on either side: it would cost both the same and hide the rendering. */
async function measureRendering(shop: Shop): Promise<readonly Figure[]> {
  const page = (size: number): string => `${shop.origin}/bench-${size}${UNCACHED}`;
  const template = await startChildServer('template.ts', ['60', page(60)]);
  const rendered = (size: number): LoadTarget => ({ url: page(size), pid: shop.pid, gzip: false });
  const limitTarget = { url: template.origin, pid: template.pid, gzip: false };
  try {
    const results = await loadAlternately([limitTarget, ...SIZES.map(rendered)], RENDERINGS);
    const [limit = Number.NaN, small = Number.NaN, middle = Number.NaN, large = Number.NaN] = results.map(
      ({ cpu }) => cpu,
    );
    return [
      {
        name: 'uncached, 60 sections, CPU',
        unit: 'ms',
        aisle: middle,
        limit: { value: limit, label: 'template literals, the same bytes' },
        target: { kind: 'ratio-at-most', bound: 5 },
      },
      {
        name: 'uncached, 200 sections, CPU',
        unit: 'ms',
        aisle: large,
        limit: { value: small, label: 'Aisle at 20 sections' },
        target: { kind: 'ratio-at-most', bound: 8 },
      },
    ];
  } finally {
    await template.stop();
  }
}

/** Half of the requests render, half are cache hits; compares the last steps with the first ones. */
async function measureMemory(shop: Shop): Promise<Figure> {
  const samples: number[] = [];
  const half = MEMORY_REQUESTS / MEMORY_STEPS / 2;
  for (let step = 0; step < MEMORY_STEPS; step += 1) {
    await generateLoad({ url: `${shop.origin}/bench-20${UNCACHED}`, pid: shop.pid, gzip: true }, { requests: half });
    await generateLoad({ url: `${shop.origin}/bench-20`, pid: shop.pid, gzip: true }, { requests: half });
    samples.push(residentMegabytes(shop.pid));
  }
  return {
    name: `memory after ${MEMORY_REQUESTS} requests`,
    unit: 'MB',
    aisle: Math.min(...samples.slice(-3)),
    limit: { value: Math.max(...samples.slice(0, 3)), label: 'Aisle during the first 6,000' },
    target: { kind: 'ratio-at-most', bound: 1.1 },
  };
}
