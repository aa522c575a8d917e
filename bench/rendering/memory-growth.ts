import type { Shop } from '../../tests/harness/shop.ts';
import type { Figure } from '../figure.ts';
import { generateLoad } from '../load.ts';
import { residentMegabytes } from '../process-stats.ts';
import { uncached } from './bench-pages.ts';

const REQUESTS = 20_000;
const STEPS = 10;
const PAGE = { name: '20 sections', path: '/bench-20' };

/** Half of the requests render, half are cache hits; compares the last steps with the first ones. */
export async function measureMemoryGrowth(shop: Shop): Promise<Figure> {
  const samples: number[] = [];
  const half = REQUESTS / STEPS / 2;
  for (let step = 0; step < STEPS; step += 1) {
    for (const path of [uncached(PAGE), PAGE.path]) {
      await generateLoad({ url: shop.origin + path, pid: shop.pid, gzip: true }, { requests: half });
    }
    samples.push(residentMegabytes(shop.pid));
  }
  return {
    name: `memory after ${REQUESTS} requests`,
    unit: 'MB',
    aisle: Math.min(...samples.slice(-3)),
    limit: { value: Math.max(...samples.slice(0, 3)), label: 'Aisle during the first 6,000' },
    target: { kind: 'ratio-at-most', bound: 1.1 },
  };
}
