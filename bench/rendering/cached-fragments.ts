import type { Shop } from '../../tests/harness/shop.ts';
import type { ChildServer } from '../child-server.ts';
import type { Figure } from '../figure.ts';
import { loadAlternately, median, type LoadTarget } from '../load.ts';
import { PAGES, SEARCH, uncached, unknownUncached, type BenchPage } from './bench-pages.ts';
import { measureSequence } from './single-requests.ts';

const SPAN = { rounds: 3, seconds: 2 };
const SEQUENCES = 5;
const SEQUENCE_LENGTH = 100;

/**
 * Pages asked of the renderer again and again while nothing they read changes. Without compression on either side: it
 * would cost both the same and hide the rendering.
 */
export async function measureUnchangedPages(shop: Shop, template: ChildServer): Promise<readonly Figure[]> {
  const pages = [...PAGES, SEARCH];
  const targets = pages.flatMap((page) =>
    [shop, template].map(({ origin, pid }): LoadTarget => ({ url: origin + uncached(page), pid, gzip: false })),
  );
  const results = await loadAlternately(targets, SPAN);
  return pages.map(({ name }, index) => ({
    name: `unchanged: ${name}, CPU`,
    unit: 'ms',
    aisle: results[index * 2]?.cpu ?? Number.NaN,
    limit: { value: results[index * 2 + 1]?.cpu ?? Number.NaN, label: 'template literals, the same bytes' },
    target: { kind: 'ratio-at-most', bound: 2 },
  }));
}

/** Pages rendered anew, at addresses that differ and show the same, while all of their fragments are cached. */
export async function measureCachedFragments(shop: Shop, template: ChildServer): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of [...PAGES, SEARCH]) figures.push(await measurePage(page, shop, template));
  return figures;
}

async function measurePage(page: BenchPage, shop: Shop, template: ChildServer): Promise<Figure> {
  const aisle: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round <= SEQUENCES; round += 1) {
    const numbers = Array.from({ length: SEQUENCE_LENGTH }, (_, index) => round * SEQUENCE_LENGTH + index);
    aisle.push(
      await measureSequence(
        shop,
        numbers.map((number) => unknownUncached(page, number)),
      ),
    );
    limit.push(
      await measureSequence(
        template,
        numbers.map(() => uncached(page)),
      ),
    );
  }
  return {
    name: `fragments cached: ${page.name}, CPU`,
    unit: 'ms',
    aisle: median(aisle.slice(1)),
    limit: { value: median(limit.slice(1)), label: 'template literals, the same bytes' },
    target: { kind: 'ratio-at-most', bound: 2 },
  };
}

/** Rendering time grows with the number of sections, not faster. */
export async function measureGrowth({ origin, pid }: Shop): Promise<Figure> {
  const targets = [20, 200].map((size): LoadTarget => {
    const page = { name: `${size} sections`, path: `/bench-${size}` };
    return { url: origin + uncached(page), pid, gzip: false };
  });
  const [small, large] = await loadAlternately(targets, SPAN);
  return {
    name: 'unchanged: 200 sections, CPU',
    unit: 'ms',
    aisle: large?.cpu ?? Number.NaN,
    limit: { value: small?.cpu ?? Number.NaN, label: 'Aisle at 20 sections' },
    target: { kind: 'ratio-at-most', bound: 8 },
  };
}
