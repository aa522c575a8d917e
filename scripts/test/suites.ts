import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runChild } from '../start/child.mjs';
import { NODE, ROOT } from '../start/paths.mjs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const MODULES = join(ROOT, 'node_modules');
const PROGRAMS: Readonly<Record<string, string>> = {
  astro: 'astro/bin/astro.mjs',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** One check: the program's exit code says whether it passed. */
export async function programCheck(label: string, program: string, args: readonly string[]): Promise<Tally> {
  const code = await runProgram(program, args);
  console.log(code === 0 ? `ok ${label}` : `not ok ${label} (exit code ${code})`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

export async function unitSuite(folder: string): Promise<Tally> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runProgram('vitest', ['run', ...reporters]);
  const report = vitestReport.parse(readReport(file));
  return withExitCode(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export async function browserSuite(folder: string): Promise<Tally> {
  const file = join(folder, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runProgram('playwright', ['test', '--reporter=list,json'], env);
  const { stats } = playwrightReport.parse(readReport(file));
  return withExitCode(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
}

/** An error outside every test (a file that does not load, an unhandled rejection) shows in the exit code only. */
function withExitCode(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('The runner wrote no report: it ended before its tests did.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return runChild(NODE, [join(MODULES, PROGRAMS[program] ?? program), ...args], env);
}
