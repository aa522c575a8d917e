import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRange } from '../tests/harness/browser/range.ts';
import type { Figure } from './figure.ts';
import { launchBrowser, startTargets } from './first-second/targets.ts';
import { median } from './load.ts';
import { measureVisit, type Visit } from './visit.ts';

const RUNS = 5;
const EARLY_TAPS = 20;

/** From the first tap on the cards of a listing to the lines of the cart: the shop and its plain page in turn. */
export async function measureBrowser(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const targets = await startTargets(folder);
  const browser = await launchBrowser();
  try {
    const { simple } = await readRange(targets.shop.direct);
    const taps = { count: EARLY_TAPS, productName: simple.name };
    const rounds: (readonly [Visit, Visit])[] = [];
    for (let round = 0; round <= RUNS; round += 1) {
      const shop = await measureVisit(browser, targets.shop.origin + simple.listing, taps);
      rounds.push([shop, await measureVisit(browser, targets.plain.origin + simple.listing, taps)]);
    }
    // The first round is the warm-up of both servers.
    const measured = rounds.slice(1);
    return figures(
      measured.map(([shop]) => shop),
      measured.map(([, plain]) => plain),
    );
  } finally {
    await browser.close();
    await targets.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A lost tap delays the readiness of the button by one tap interval. */
const readyAt = ({ probe, lostTaps }: Visit): number => probe.visibleAt + lostTaps * 25;

type Compared = Pick<Figure, 'aisle' | 'limit'>;

const LIMIT = 'the same document as a plain page';
const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

function figures(aisle: readonly Visit[], limit: readonly Visit[]): readonly Figure[] {
  const compare = (read: (visit: Visit) => number): Compared => ({
    aisle: median(aisle.map(read)),
    limit: { value: median(limit.map(read)), label: LIMIT },
  });
  return [...earlyTapFigures(aisle, compare), ...cartFigures(compare)];
}

function earlyTapFigures(
  aisle: readonly Visit[],
  compare: (read: (visit: Visit) => number) => Compared,
): readonly Figure[] {
  return [
    {
      name: 'a tap on "Add to cart" counts from',
      unit: 'ms',
      ...compare(readyAt),
      target: { kind: 'ratio-at-most', bound: 1.2 },
    },
    {
      name: `early taps lost of ${EARLY_TAPS}`,
      unit: 'taps',
      ...compare(({ lostTaps }) => lostTaps),
      aisle: Math.max(...aisle.map(({ lostTaps }) => lostTaps)),
      target: atMost(0),
    },
  ];
}

function cartFigures(compare: (read: (visit: Visit) => number) => Compared): readonly Figure[] {
  const unit = 'ms';
  return [
    {
      name: 'first tap on "Cart" to its shell',
      unit,
      ...compare(({ probe }) => probe.shellAt - probe.cartTapAt),
      target: atMost(150),
    },
    {
      name: 'first tap on "Cart" to its lines',
      unit,
      ...compare(({ probe }) => probe.linesAt - probe.cartTapAt),
      target: atMost(1500),
    },
    {
      name: 'second tap on "Cart" to its lines',
      unit,
      ...compare(({ reopened }) => reopened.linesAt - reopened.cartTapAt),
      target: atMost(100),
    },
  ];
}
