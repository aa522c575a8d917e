import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { useTempFolder } from '../scripts/temp-folder.ts';
import { measureAccount } from './account.ts';
import { measureBrowser } from './browser-figures.ts';
import { measureCatalog } from './catalog.ts';
import { measureChecker } from './checker.ts';
import { measureChoices } from './choices.ts';
import { formatTable, isMet, type Figure } from './figure.ts';
import { measureFirstSecond } from './first-second/measure.ts';
import { measureImport } from './import.ts';
import { measureInspector } from './inspector.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measurePreview } from './preview.ts';
import { measurePurchase } from './purchase.ts';
import { measureReviews } from './reviews.ts';
import { measureServer } from './server-figures.ts';
import { measureStores } from './stores.ts';

/** Benches of the studio, in sequence. */
const EDITORS = [measurePreview, measureChecker, measureInspector];

/** `runs`: visits of each page in `first-second`. */
const { positionals: selected, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: a whole number above 0 is needed.`);

const GROUPS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  server: measureServer,
  'first-second': () => measureFirstSecond(runs),
  browser: measureBrowser,
  choices: measureChoices,
  purchase: measurePurchase,
  account: measureAccount,
  catalog: measureCatalog,
  stores: measureStores,
  import: measureImport,
  orders: measureOrders,
  reviews: measureReviews,
  editors: async () => {
    const measured: Figure[] = [];
    for (const measure of EDITORS) measured.push(...(await measure()));
    return measured;
  },
  memory: measureMemory,
  lighthouse: measureLighthouse,
};
/** One takes half an hour, the other installs a program: run only when named. */
const ON_REQUEST = new Set(['memory', 'lighthouse']);

useTempFolder();
const [busy = 0] = loadavg();
console.log(
  `${availableParallelism()} processors, load ${busy.toFixed(1)}: with a load above 1, times say little and ratios more`,
);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  const isSelected = selected.length > 0 ? selected.includes(name) : !ON_REQUEST.has(name);
  if (!isSelected) continue;
  console.log(`measuring ${name} ...`);
  figures.push(...(await measure()));
}
console.log(`\n${formatTable(figures)}`);
console.log(`\n${figures.filter(isMet).length} of ${figures.length} figures meet their target`);
