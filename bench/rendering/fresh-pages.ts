import type { Shop } from '../../tests/harness/shop.ts';
import type { ChildServer } from '../child-server.ts';
import type { Figure } from '../figure.ts';
import { median } from '../load.ts';
import { PAGES, SECTIONS, uncached, type BenchPage } from './bench-pages.ts';
import { createChanges } from './changes.ts';
import { measureRequest } from './single-requests.ts';

const ROUNDS = 12;
/** Rounds in which both programs are still being compiled. */
const WARM_UP = 4;

/** CPU time of a page and of its template, in milliseconds, one value per round. */
interface Pair {
  readonly aisle: number[];
  readonly limit: number[];
}

interface Servers {
  readonly shop: Shop;
  readonly template: ChildServer;
  readonly content: string;
}

/**
 * Pages rendered after a change of everything they read, and after a change of one section. Each change is followed by
 * one page only, because pages share product cards; the template gets a single request, too.
 */
export async function measureFreshPages({ shop, template, content }: Servers): Promise<readonly Figure[]> {
  const changes = createChanges(shop, content);
  const all = new Map(PAGES.map((page) => [page, newPair()]));
  const one = newPair();
  const measure = async (page: BenchPage, shown: string, pair: Pair): Promise<void> => {
    pair.aisle.push(await measureRequest(shop, uncached(page), shown));
    pair.limit.push(await measureRequest(template, uncached(page)));
  };
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [page, pair] of all) await measure(page, await changes.changeAll(), pair);
      await measureRequest(shop, uncached(SECTIONS));
      await measure(SECTIONS, await changes.changeOne(), one);
    }
  } finally {
    await changes.close();
  }
  return [
    ...[...all].map(([{ name }, pair]) => figure(`every fragment new: ${name}, CPU`, pair, 8)),
    figure('one changed section of 60, CPU', one, 2.2),
  ];
}

const newPair = (): Pair => ({ aisle: [], limit: [] });

function figure(name: string, { aisle, limit }: Pair, bound: number): Figure {
  const middle = (values: readonly number[]) => median(values.slice(WARM_UP));
  return {
    name,
    unit: 'ms',
    aisle: middle(aisle),
    limit: { value: middle(limit), label: 'template literals, single requests' },
    target: { kind: 'ratio-at-most', bound },
  };
}
