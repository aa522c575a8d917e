import { ensureBuilt } from './start/build.mjs';
import { StartError } from './start/fail.mjs';
import { useTempFolder } from './temp-folder.ts';
import { addTallies, browserSuite, programCheck, unitSuite, type Tally } from './test/suites.ts';

/** A suite is counted by its own tests; a program that only passes or fails counts as one check. */
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
  /** Random shoppers and killed processes, many more of them than `unit` has. */
  soak: (folder) => unitSuite(folder, ['backend/checkout/order-model', 'backend/checkout/order-kill', '--mode=soak']),
  /** Every section in every showing. */
  matrix: (folder) => browserSuite(folder, 'soak'),
};
const LONG = new Set(['soak', 'matrix']);
const USUAL = Object.keys(SUITES).filter((name) => !LONG.has(name));

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isInterrupted = true));

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
const oneFailure = (failure: string): Tally => ({ ...NOTHING, failed: 1, failures: [failure] });

async function runSuites(names: readonly string[], folder: string): Promise<Tally> {
  let total = NOTHING;
  for (const name of names) {
    if (isInterrupted) return addTallies(total, oneFailure('interrupted'));
    console.log(`\n== ${name} ==`);
    const start = Date.now();
    const tally = await runSuite(name, folder);
    console.log(`== ${name}: ${describe(tally)} in ${Math.round((Date.now() - start) / 1000)} s ==`);
    total = addTallies(total, tally);
  }
  return total;
}

/** A suite that breaks down is a failure, and so is one that ran nothing. */
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

const folder = useTempFolder();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}: choose from ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}
const total = await runSuites(chosen.length > 0 ? chosen : USUAL, folder);
// Said once more at the end: what keeps the last lines of a long log keeps the reason.
for (const failure of total.failures ?? []) console.log(`failed: ${failure}`);
console.log(`\n${describe(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
