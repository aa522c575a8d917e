import { median } from '../load.ts';
import { percentile75, type Compared, type Visits } from './figures.ts';
import type { LoadVisit } from './load-visit.ts';
import { formatWaterfall } from './waterfall.ts';

/** What the figures of a page do not say: requests, each interaction, errors, and the waterfall of the worst run. */
export function describeVisits({ page, shop, plain }: Compared): string {
  const both = (read: (visits: Visits) => string): string => `${read(shop)} (plain page ${read(plain)})`;
  const worst = shop.loads.toSorted((one, other) => lateness(other) - lateness(one))[0];
  return [
    `\n${page.name}, ${page.path}: ${both(requestCount)} requests, ${both(wireKilobytes)} kB before any interaction`,
    `largest paint: ${both(({ loads }) => [...new Set(loads.map(({ probe }) => probe.lcpElement))].join(', '))}`,
    `interactions, p75 in ms: ${both(interactionTimes)}`,
    ...[...shop.loads, ...shop.early].flatMap(({ errors }) => errors.map((error) => `error: ${error}`)),
    ...[...plain.loads, ...plain.early].flatMap(({ errors }) =>
      errors.map((error) => `error of the plain page: ${error}`),
    ),
    ...(worst ? ['worst run:', formatWaterfall(worst)] : []),
  ].join('\n');
}

const lateness = ({ probe, quiet }: LoadVisit): number => probe.fcp + probe.lcp + quiet;

const requestCount = ({ loads }: Visits): string => String(median(loads.map(({ requests }) => requests.length)));

const wireKilobytes = ({ loads }: Visits): string =>
  (median(loads.map(({ requests }) => requests.reduce((sum, { size }) => sum + size, 0))) / 1000).toFixed(0);

function interactionTimes({ loads }: Visits): string {
  const names = [...new Set(loads.flatMap(({ interactions }) => Object.keys(interactions)))];
  return names
    .map((name) => `${name} ${percentile75(loads.flatMap(({ interactions }) => interactions[name] ?? []))}`)
    .join(', ');
}
