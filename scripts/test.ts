import { ensureBuilt } from './start/build.mjs';
import { StartError } from './start/fail.mjs';
import { testParent, useTempFolder } from './temp-folder.ts';
import { slowestTests } from './test/slowest.ts';
import { addTallies, browserSuite, programCheck, unitSuite, type Tally } from './test/suites.ts';

/** A suite counts its own tests; a program that only passes or fails counts as one check. */
const SUITES: Readonly<Record<string, (folder: string) => Promise<Tally>>> = {
  types: () => programCheck('types', 'astro', ['check']),
  lint: () => programCheck('lint', 'oxlint', ['--deny-warnings']),
  format: () => programCheck('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  unit: (folder) => unitSuite(folder),
  build: async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0, skipped: 0 };
  },
  browser: (folder) => browserSuite(folder),
  /** Random purchases and killed processes, many more of them than `unit` has. */
  soak: (folder) => unitSuite(folder, ['backend/checkout/order-model', 'backend/checkout/order-kill', '--mode=soak']),
  /** Every section in every combination of its display options. */
  matrix: (folder) => browserSuite(folder, 'soak'),
};
const LONG = new Set(['soak', 'matrix']);
/**
 * At the same time, before all others: the unit tests leave a part of two cores idle. Within a lane one after the other:
 * `types` and `build` write the same generated files.
 */
const LANES = [['lint', 'format', 'types', 'build'], ['unit']];
const USUAL = Object.keys(SUITES).filter((name) => !LONG.has(name));

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isInterrupted = true));

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
const oneFailure = (failure: string): Tally => ({ ...NOTHING, failed: 1, failures: [failure] });

async function runSuites(names: readonly string[], folder: string): Promise<Tally> {
  const lanes = LANES.map((lane) => names.filter((name) => lane.includes(name)));
  const concurrent = await Promise.all(lanes.map((lane) => runInOrder(lane, folder)));
  const others = names.filter((name) => !LANES.flat().includes(name));
  const total = [...concurrent, await runInOrder(others, folder)].reduce(addTallies, NOTHING);
  return isInterrupted ? addTallies(total, oneFailure('interrupted')) : total;
}

async function runInOrder(names: readonly string[], folder: string): Promise<Tally> {
  let total = NOTHING;
  for (const name of names) {
    if (isInterrupted) break;
    total = addTallies(total, await runTimed(name, folder));
  }
  return total;
}

async function runTimed(name: string, folder: string): Promise<Tally> {
  console.log(`\n== ${name} ==`);
  const start = Date.now();
  const tally = await runSuite(name, folder);
  console.log(`== ${name}: ${describe(tally)} in ${Math.round((Date.now() - start) / 1000)} s ==`);
  return tally;
}

/** A suite that crashes is a failure, and so is one that ran nothing. */
async function runSuite(name: string, folder: string): Promise<Tally> {
  try {
    const tally = await SUITES[name]?.(folder);
    if (tally && tally.passed + tally.failed > 0) return tally;
    console.error(`The suite "${name}" ran no test.`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
  }
  return oneFailure(`${name} broke down`);
}

function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const folder = useTempFolder(testParent());
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}: choose from ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}
const total = await runSuites(chosen.length > 0 ? chosen : USUAL, folder);
const slowest = slowestTests(total.times ?? []);
if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}\n`);
// Repeated at the end, so that the last lines of a long log contain the reason.
for (const failure of total.failures ?? []) console.log(`failed: ${failure}`);
console.log(`\n${describe(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
