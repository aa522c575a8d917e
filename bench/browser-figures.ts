import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/chromium.ts';
import { startShop } from '../tests/harness/shop.ts';
import { startChildServer } from './child-server.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import type { Probe } from './probe.ts';
import { visit, type Visit } from './visit.ts';

const RUNS = 5;
const EARLY_TAPS = 20;

interface Pages {
  readonly quiet: readonly Visit[];
  readonly tapped: readonly Visit[];
}

export async function measureBrowser(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const reference = await startChildServer('reference.ts', [shop.origin]);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    await visitAll(browser, shop.origin, 1);
    const limit = await visitAll(browser, reference.origin, RUNS);
    const aisle = await visitAll(browser, shop.origin, RUNS);
    return figures(aisle, limit);
  } finally {
    await browser.close();
    await reference.stop();
    await shop.stop();
  }
}

async function visitAll(browser: Browser, origin: string, runs: number): Promise<Pages> {
  const quiet: Visit[] = [];
  const tapped: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    quiet.push(await visit(browser, `${origin}/`, 0));
    tapped.push(await visit(browser, `${origin}/`, EARLY_TAPS));
  }
  return { quiet, tapped };
}

/** A lost tap moves the moment from which taps count behind it. */
const readyAt = ({ probe, lostTaps }: Visit): number => probe.visibleAt + lostTaps * 25;

type Compared = Pick<Figure, 'aisle' | 'limit'>;

const LIMIT = 'the same page with one plain script';
const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

function figures(aisle: Pages, limit: Pages): readonly Figure[] {
  const compare = (set: keyof Pages, read: (visit: Visit) => number): Compared => ({
    aisle: median(aisle[set].map(read)),
    limit: { value: median(limit[set].map(read)), what: LIMIT },
  });
  return [
    ...loadFigures((read) => compare('quiet', ({ probe }) => read(probe))),
    ...earlyTapFigures(aisle, (read) => compare('tapped', read)),
    ...cartFigures((read) => compare('tapped', read)),
  ];
}

function loadFigures(compare: (read: (probe: Probe) => number) => Compared): readonly Figure[] {
  return [
    { name: 'home, LCP', unit: 'ms', ...compare(({ lcp }) => lcp), wanted: atMost(2000) },
    { name: 'home, CLS', unit: '', ...compare(({ cls }) => cls), wanted: atMost(0.02) },
    { name: 'home, TBT', unit: 'ms', ...compare(({ tbt }) => tbt), wanted: atMost(20) },
  ];
}

function earlyTapFigures(aisle: Pages, compare: (read: (visit: Visit) => number) => Compared): readonly Figure[] {
  return [
    {
      name: 'a tap on "Add to cart" counts from',
      unit: 'ms',
      ...compare(readyAt),
      wanted: { kind: 'ratio-at-most', bound: 1.2 },
    },
    {
      name: `early taps lost of ${EARLY_TAPS}`,
      unit: 'taps',
      ...compare(({ lostTaps }) => lostTaps),
      aisle: Math.max(...aisle.tapped.map(({ lostTaps }) => lostTaps)),
      wanted: atMost(0),
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
      wanted: atMost(150),
    },
    {
      name: 'first tap on "Cart" to its lines',
      unit,
      ...compare(({ probe }) => probe.linesAt - probe.cartTapAt),
      wanted: atMost(1500),
    },
    {
      name: 'second tap on "Cart" to its lines',
      unit,
      ...compare(({ reopened }) => reopened.linesAt - reopened.cartTapAt),
      wanted: atMost(100),
    },
    { name: 'slowest interaction (INP)', unit, ...compare(({ reopened }) => reopened.inp), wanted: atMost(60) },
  ];
}
