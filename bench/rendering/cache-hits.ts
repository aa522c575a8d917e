import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Shop } from '../../tests/harness/shop.ts';
import { startChildServer } from '../child-server.ts';
import type { Figure } from '../figure.ts';
import { loadAlternately, median, type LoadResult } from '../load.ts';
import { SECTIONS } from './bench-pages.ts';
import { measureRequest } from './single-requests.ts';

const SPAN = { rounds: 5, seconds: 3 };
const SCANNED = 100;

/** Pages of the page cache against bare `node:http`, and unknown addresses against pages of the page cache. */
export async function measureCacheHits({ origin, pid }: Shop, folder: string): Promise<readonly Figure[]> {
  const url = origin + SECTIONS.path;
  const file = join(folder, 'page.gz');
  writeFileSync(file, await fetchRaw(url));
  const baseline = await startChildServer('baseline.ts', [file]);
  try {
    const targets = [
      { url, pid, gzip: true },
      { url: baseline.origin, pid: baseline.pid, gzip: true },
      { url: `${origin}/no-such-page`, pid, gzip: true, status: '4xx' } as const,
    ];
    const results = await loadAlternately(targets, SPAN);
    return [...figures(results), await scanFigure({ origin, pid })];
  } finally {
    await baseline.stop();
  }
}

function figures([hit, limit, unknown]: readonly LoadResult[]): readonly Figure[] {
  const compare = (read: 'perSecond' | 'cpu') => ({
    aisle: hit?.[read] ?? Number.NaN,
    limit: { value: limit?.[read] ?? Number.NaN, label: 'bare node:http, the same bytes' },
  });
  const [atLeast, atMost] = ['ratio-at-least', 'ratio-at-most'] as const;
  return [
    { name: 'cache hit, throughput', unit: 'pages/s', ...compare('perSecond'), target: { kind: atLeast, bound: 0.9 } },
    { name: 'cache hit, CPU', unit: 'ms', ...compare('cpu'), target: { kind: atMost, bound: 1.2 } },
    unknownFigure('unknown address again, CPU', unknown?.cpu, hit?.cpu),
  ];
}

/** What a scanner costs: addresses of which each is new, in single requests beside those of a cached page. */
async function scanFigure(shop: Pick<Shop, 'origin' | 'pid'>): Promise<Figure> {
  const scanned: number[] = [];
  const hits: number[] = [];
  for (let index = 0; index < SCANNED; index += 1) {
    scanned.push(await measureRequest(shop, `/no-such-page-${index}`));
    hits.push(await measureRequest(shop, SECTIONS.path));
  }
  return unknownFigure('unknown address, another each time, CPU', median(scanned), median(hits));
}

function unknownFigure(name: string, aisle = Number.NaN, hit = Number.NaN): Figure {
  const target = { kind: 'ratio-at-most', bound: 2 } as const;
  return { name, unit: 'ms', aisle, limit: { value: hit, label: 'cache hit' }, target };
}

/** The body as sent, still compressed. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
}
