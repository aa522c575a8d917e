import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { readRange } from '../tests/harness/browser/range.ts';
import { startShop } from '../tests/harness/shop.ts';
import { startChildServer } from './child-server.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import type { Probe, Taps } from './probe.ts';
import { measureLoad, measureVisit, type Visit } from './visit.ts';

const RUNS = 5;
const EARLY_TAPS = 20;

interface Visits {
  readonly loads: readonly Probe[];
  readonly visits: readonly Visit[];
}

interface Addresses {
  readonly home: string;
  /** Page that shows the card of the tapped product. */
  readonly listing: string;
  readonly taps: Taps;
}

export async function measureBrowser(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const reference = await startChildServer('reference.ts', [shop.origin]);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const { simple } = await readRange(shop.origin);
    const on = (origin: string): Addresses => ({
      home: `${origin}/`,
      listing: origin + simple.listing,
      taps: { count: EARLY_TAPS, productName: simple.name },
    });
    const [aisle, limit] = await visitAlternately(browser, on(shop.origin), on(reference.origin));
    return figures(aisle, limit);
  } finally {
    await browser.close();
    await reference.stop();
    await shop.stop();
  }
}

/** One warm-up round for both servers, then alternating visits, so that other load on the machine affects both. */
async function visitAlternately(browser: Browser, shop: Addresses, reference: Addresses): Promise<[Visits, Visits]> {
  const rounds: [Visits, Visits][] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    rounds.push([await visitBoth(browser, shop), await visitBoth(browser, reference)]);
  }
  const all = (index: 0 | 1): Visits => ({
    loads: rounds.slice(1).flatMap((round) => round[index].loads),
    visits: rounds.slice(1).flatMap((round) => round[index].visits),
  });
  return [all(0), all(1)];
}

async function visitBoth(browser: Browser, { home, listing, taps }: Addresses): Promise<Visits> {
  return { loads: [await measureLoad(browser, home)], visits: [await measureVisit(browser, listing, taps)] };
}

/** A lost tap delays the readiness of the button by one tap interval. */
const readyAt = ({ probe, lostTaps }: Visit): number => probe.visibleAt + lostTaps * 25;

type Compared = Pick<Figure, 'aisle' | 'limit'>;

const LIMIT = 'the same page with one plain script';
const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

function figures(aisle: Visits, limit: Visits): readonly Figure[] {
  const compare = <Item>(pick: (visits: Visits) => readonly Item[], read: (item: Item) => number): Compared => ({
    aisle: median(pick(aisle).map(read)),
    limit: { value: median(pick(limit).map(read)), label: LIMIT },
  });
  return [
    ...loadFigures((read) => compare(({ loads }) => loads, read)),
    ...earlyTapFigures(aisle, (read) => compare(({ visits }) => visits, read)),
    ...cartFigures((read) => compare(({ visits }) => visits, read)),
  ];
}

function loadFigures(compare: (read: (probe: Probe) => number) => Compared): readonly Figure[] {
  return [
    { name: 'home, LCP', unit: 'ms', ...compare(({ lcp }) => lcp), target: atMost(2000) },
    { name: 'home, CLS', unit: '', ...compare(({ cls }) => cls), target: atMost(0.02) },
    { name: 'home, TBT', unit: 'ms', ...compare(({ tbt }) => tbt), target: atMost(20) },
  ];
}

function earlyTapFigures(aisle: Visits, compare: (read: (visit: Visit) => number) => Compared): readonly Figure[] {
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
      aisle: Math.max(...aisle.visits.map(({ lostTaps }) => lostTaps)),
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
    { name: 'slowest interaction (INP)', unit, ...compare(({ reopened }) => reopened.inp), target: atMost(60) },
  ];
}
