import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { runChild } from '../start/child.mjs';
import { NODE, ROOT } from '../start/paths.mjs';
import { ERRORS_FILE } from './errors-reporter.ts';
import { describeFailedPage } from './failed-pages.ts';
import type { TestTime } from './slowest.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of the failed tests. */
  readonly failures?: readonly string[];
  readonly times?: readonly TestTime[];
}

const MODULES = join(ROOT, 'node_modules');
const ERRORS = join(import.meta.dirname, 'errors-reporter.ts');
const PROGRAMS: Readonly<Record<string, string>> = {
  astro: 'astro/bin/astro.mjs',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
    times: [...(one.times ?? []), ...(other.times ?? [])],
  };
}

/** One check: passes when the program's exit code is 0. */
export async function programCheck(label: string, program: string, args: readonly string[]): Promise<Tally> {
  const code = await runProgram(program, args);
  console.log(code === 0 ? `ok ${label}` : `not ok ${label} (exit code ${code})`);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  return { passed: 0, failed: 1, skipped: 0, failures: [`${label} (exit code ${code})`] };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** Runs all files, or those selected by the arguments for Vitest. */
export async function unitSuite(folder: string, args: readonly string[] = []): Promise<Tally> {
  const file = join(folder, 'vitest.json');
  const errors = join(folder, 'vitest-errors.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${ERRORS}`];
  const code = await runProgram('vitest', ['run', ...args, ...reporters], { ...process.env, [ERRORS_FILE]: errors });
  const report = vitestReport.parse(readReport(file));
  const outside = existsSync(errors) ? z.array(z.string()).parse(readReport(errors)) : [];
  return withExitCode(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + outside.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...report.testResults.flatMap(failuresOf), ...outside],
    times: report.testResults.flatMap(timesOf),
  });
}

type VitestFile = z.infer<typeof vitestReport>['testResults'][number];

function timesOf({ name, assertionResults }: VitestFile): TestTime[] {
  const file = relative(ROOT, name);
  return assertionResults.map(({ fullName, duration }) => ({ name: `${file} › ${fullName}`, ms: duration ?? 0 }));
}

/** The failed tests of a file; the file itself where it failed outside them. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map((result) => `${file} › ${result.fullName}`);
}

const browserResult = z.object({
  duration: z.number(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
});

const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(browserResult) })),
});
type BrowserSpec = z.infer<typeof browserSpec>;

interface BrowserSuite {
  readonly specs?: readonly BrowserSpec[];
  readonly suites?: readonly BrowserSuite[];
}

const browserSuites: z.ZodType<BrowserSuite> = z.lazy(() =>
  z.object({ specs: z.array(browserSpec).optional(), suites: z.array(browserSuites).optional() }),
);

const playwrightReport = z.object({
  suites: z.array(browserSuites),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Runs the usual journeys, or another project of `playwright.config.ts`. */
export async function browserSuite(folder: string, project: 'usual' | 'soak' = 'usual'): Promise<Tally> {
  const file = join(folder, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runProgram('playwright', ['test', `--project=${project}`, '--reporter=list,json'], env);
  const { stats, suites } = playwrightReport.parse(readReport(file));
  for (const spec of suites.flatMap(specsOf)) if (!spec.ok) printFailedPages(spec);
  return withExitCode(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(specsOf).flatMap((spec) => (spec.ok ? [] : nameOf(spec))),
    times: suites.flatMap(specsOf).map((spec) => ({ name: nameOf(spec), ms: timeOf(spec) })),
  });
}

const specsOf = ({ specs = [], suites = [] }: BrowserSuite): BrowserSpec[] => [...specs, ...suites.flatMap(specsOf)];
const nameOf = ({ file, line, title }: BrowserSpec): string => `${file}:${line} › ${title}`;

function printFailedPages(spec: BrowserSpec): void {
  for (const { name, path } of spec.tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments = [] }) => attachments))
    if (name === 'error-context' && path) console.log(`\nThe page of ${nameOf(spec)}:\n${describeFailedPage(path)}`);
}

function timeOf({ tests }: BrowserSpec): number {
  return tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0);
}

/** An error outside every test that no report names is visible in the exit code only. */
function withExitCode(code: number, tally: Tally): Tally {
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [`outside every test (exit code ${code})`, ...(tally.failures ?? [])] };
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('The runner wrote no report: it ended before its tests did.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return runChild(NODE, [join(MODULES, PROGRAMS[program] ?? program), ...args], env);
}
