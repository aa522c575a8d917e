import type { Figure } from '../figure.ts';
import { median } from '../load.ts';
import type { BenchPage } from '../rendering/bench-pages.ts';
import type { EarlyVisit } from './early-visit.ts';
import type { LoadVisit } from './load-visit.ts';
import { countScriptLevels } from './script-levels.ts';

/** Visits of one page, in the order of the runs. */
export interface Visits {
  readonly loads: LoadVisit[];
  readonly early: EarlyVisit[];
}

export interface Compared {
  readonly page: BenchPage;
  readonly shop: Visits;
  readonly plain: Visits;
}

type Reading = Pick<Figure, 'aisle' | 'limit'>;

const LIMIT = 'the same document as a plain page';
const LONG_TASK_MS = 50;

const ratio = (bound: number) => ({ kind: 'ratio-at-most', bound }) as const;
const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;

/** The figures of one page: medians of the runs, interactions at the 75th percentile, the worst of errors and lost taps. */
export function pageFigures({ page, shop, plain }: Compared): readonly Figure[] {
  const compare = (read: (visits: Visits) => number): Reading => ({
    aisle: read(shop),
    limit: { value: read(plain), label: LIMIT },
  });
  const load = (read: (visit: LoadVisit) => number): Reading => compare(({ loads }) => median(loads.map(read)));
  const early = (read: (visit: EarlyVisit) => number): Reading => compare(({ early: all }) => median(all.map(read)));
  const figures: readonly Figure[] = [
    { name: 'FCP', unit: 'ms', ...load(({ probe }) => probe.fcp), target: ratio(1.15) },
    { name: 'LCP', unit: 'ms', ...load(({ probe }) => probe.lcp), target: ratio(1) },
    { name: 'cart opens', unit: 'ms', ...early(({ opened }) => opened), target: ratio(1.05) },
    { name: 'early taps lost', unit: 'taps', ...compare(lostTaps), target: atMost(0) },
    { name: 'errors of the page', unit: '', ...compare(countErrors), target: atMost(0) },
    { name: 'TBT', unit: 'ms', ...load(blockingTime), target: atMost(0) },
    { name: 'longest task', unit: 'ms', ...load(longestTask), target: atMost(LONG_TASK_MS) },
    { name: 'CLS', unit: '', ...load(({ probe }) => Math.round(probe.cls * 1000) / 1000), target: atMost(0) },
    { name: 'worst interaction, p75', unit: 'ms', ...compare(worstInteraction), target: ratio(1.2) },
    {
      name: 'quiet, beside the load of the plain page',
      unit: 'ms',
      aisle: median(shop.loads.map(({ quiet }) => quiet)),
      limit: { value: median(plain.loads.map((visit) => visit.load)), label: LIMIT },
      target: ratio(1.5),
    },
    { name: 'scripts, gzip', unit: 'kB', ...load(({ scriptBytes }) => scriptBytes / 1024), target: atMost(14) },
    { name: 'levels of scripts', unit: '', ...load(({ requests }) => countScriptLevels(requests)), target: atMost(2) },
  ];
  return figures.map((figure) => ({ ...figure, name: `${page.name}: ${figure.name}` }));
}

/** Total blocking time begins with the first contentful paint: nobody can tap before it. */
function blockingTime({ probe: { fcp, longTasks } }: LoadVisit): number {
  const blocked = longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp) - LONG_TASK_MS);
  return blocked.reduce((sum, time) => sum + Math.max(0, time), 0);
}

const longestTask = ({ probe }: LoadVisit): number => Math.max(0, ...probe.longTasks.map(({ duration }) => duration));

const lostTaps = ({ early }: Visits): number => Math.max(...early.map((visit) => visit.lostTaps));

const countErrors = ({ loads, early }: Visits): number => [...loads, ...early].flatMap(({ errors }) => errors).length;

const worstInteraction = ({ loads }: Visits): number =>
  percentile75(loads.map(({ interactions }) => Math.max(...Object.values(interactions))));

export const percentile75 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
