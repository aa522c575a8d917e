import type { Shop } from '../../tests/harness/shop.ts';
import type { ChildServer } from '../child-server.ts';
import type { Figure } from '../figure.ts';
import { loadAlternately, type LoadTarget } from '../load.ts';
import { PAGES, SEARCH, uncached } from './bench-pages.ts';

const SPAN = { rounds: 3, seconds: 2 };

/**
 * The same pages rendered again and again while nothing changes. Without compression on either side: it would cost both
 * the same and hide the rendering.
 */
export async function measureCachedFragments(shop: Shop, template: ChildServer): Promise<readonly Figure[]> {
  const pages = [...PAGES, SEARCH];
  const targets = pages.flatMap((page) =>
    [shop, template].map(({ origin, pid }): LoadTarget => ({ url: origin + uncached(page), pid, gzip: false })),
  );
  const results = await loadAlternately(targets, SPAN);
  return pages.map(({ name }, index) => ({
    name: `fragments cached: ${name}, CPU`,
    unit: 'ms',
    aisle: results[index * 2]?.cpu ?? Number.NaN,
    limit: { value: results[index * 2 + 1]?.cpu ?? Number.NaN, label: 'template literals, the same bytes' },
    target: { kind: 'ratio-at-most', bound: 2 },
  }));
}

/** Rendering time grows with the number of sections, not faster. */
export async function measureGrowth({ origin, pid }: Shop): Promise<Figure> {
  const targets = [20, 200].map((size): LoadTarget => {
    const page = { name: `${size} sections`, path: `/bench-${size}` };
    return { url: origin + uncached(page), pid, gzip: false };
  });
  const [small, large] = await loadAlternately(targets, SPAN);
  return {
    name: 'fragments cached: 200 sections, CPU',
    unit: 'ms',
    aisle: large?.cpu ?? Number.NaN,
    limit: { value: small?.cpu ?? Number.NaN, label: 'Aisle at 20 sections' },
    target: { kind: 'ratio-at-most', bound: 8 },
  };
}
