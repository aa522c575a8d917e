import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCheckout, finish, type Checkout, type Outcome } from './checkout.test-support.ts';

const ZOD = join(import.meta.dirname, '..', 'node_modules', 'zod');
const REAL_MODULES = join(import.meta.dirname, '..', 'node_modules');
/** A test that passes while a promise is rejected which nobody waits for. */
const UNHANDLED = `import { test } from './real/vitest/dist/index.js';
test('passes', async () => {
  void Promise.reject(new Error('nobody waits for this'));
  await new Promise((resolve) => setTimeout(resolve, 50));
});`;
const program = (code: number): string => `process.exitCode = ${code};`;

/** A runner that writes its report where the real one would, and exits with a code. */
const vitest = (report: object, code: number): string => `
import { writeFileSync } from 'node:fs';
const file = process.argv.find((argument) => argument.startsWith('--outputFile.json=')).split('=')[1];
writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
process.exitCode = ${code};`;

const playwright = (stats: object, suites: readonly object[] = []): string => `
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify({ stats, suites }))});`;

const PASSED = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

let checkout: Checkout;

beforeEach(() => {
  checkout = createCheckout();
  checkout.put('package.json', '{"type":"module"}');
  checkout.put('package-lock.json', '{}');
  checkout.put('node_modules/.bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  checkout.put('node_modules/astro/bin/astro.mjs', program(0));
  checkout.put('node_modules/oxlint/bin/oxlint', program(0));
  checkout.put('node_modules/prettier/bin/prettier.cjs', program(0));
  checkout.put('node_modules/vitest/vitest.mjs', vitest(PASSED, 0));
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 1 };
  checkout.put('node_modules/@playwright/test/cli.js', playwright(stats));
  symlinkSync(ZOD, join(checkout.path, 'node_modules/zod'));
});

afterEach(() => checkout.remove());

const check = (...suites: readonly string[]): Promise<Outcome> => finish(checkout.run('test.ts', suites));
const lastLine = ({ out }: Outcome): string | undefined => out.trimEnd().split('\n').at(-1);

describe('npm test', () => {
  test('sums the checks of all suites in its last line', async () => {
    const outcome = await check('types', 'lint', 'format', 'unit', 'browser');
    expect(lastLine(outcome)).toBe('12 passed, 0 failed, 3 skipped');
    expect(outcome.code).toBe(0);
  });

  test('fails when a program reports an error', async () => {
    checkout.put('node_modules/oxlint/bin/oxlint', program(1));
    const outcome = await check('types', 'lint');
    expect(lastLine(outcome)).toBe('1 passed, 1 failed, 0 skipped');
    expect(outcome.code).toBe(1);
  });

  test('fails for an error outside every test', async () => {
    checkout.put('node_modules/vitest/vitest.mjs', vitest(PASSED, 1));
    expect(lastLine(await check('unit'))).toBe('5 passed, 1 failed, 2 skipped');
  });

  test('repeats an error outside every test, of which Vitest’s JSON report is silent', async () => {
    symlinkSync(REAL_MODULES, join(checkout.path, 'real'));
    checkout.put('fine.test.mjs', UNHANDLED);
    checkout.put(
      'node_modules/vitest/vitest.mjs',
      `process.argv.push('--root', ${JSON.stringify(checkout.path)}, '--config', 'none.mjs'); await import('../../real/vitest/vitest.mjs');`,
    );
    checkout.put('none.mjs', `export default { test: { include: ['*.test.mjs'] } };`);
    const outcome = await check('unit');
    expect(outcome.out).toContain('failed: outside every test: Error: nobody waits for this');
    expect(lastLine(outcome)).toBe('1 passed, 1 failed, 0 skipped');
  });

  test('repeats failures at the end', async () => {
    const failed = { fullName: 'a cart adds up', status: 'failed' };
    const testResults = [
      { name: join(checkout.path, 'src/cart.test.ts'), status: 'failed', assertionResults: [failed] },
      { name: join(checkout.path, 'src/broken.test.ts'), status: 'failed', assertionResults: [] },
    ];
    checkout.put('node_modules/vitest/vitest.mjs', vitest({ ...PASSED, numFailedTests: 2, testResults }, 1));
    const specs = [{ title: 'home is whole', file: 'e2e/home.spec.ts', line: 7, ok: false, tests: [] }];
    const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 0 };
    checkout.put('node_modules/@playwright/test/cli.js', playwright(stats, [{ suites: [{ specs }] }]));
    expect((await check('unit', 'browser')).out.trimEnd().split('\n').slice(-5)).toEqual([
      'failed: src/cart.test.ts › a cart adds up',
      'failed: src/broken.test.ts',
      'failed: e2e/home.spec.ts:7 › home is whole',
      '',
      '8 passed, 3 failed, 2 skipped',
    ]);
  });

  test('describes the page of a failed browser test', async () => {
    const path = join(checkout.path, 'context.md');
    checkout.put(
      'context.md',
      '# Error details\n\n```yaml\n- heading "Billing" [level=2]\n- text: Card\n- alert: Declined\n```\n',
    );
    const tests = [{ results: [{ duration: 1, attachments: [{ name: 'error-context', path }] }] }];
    const specs = [{ title: 'home is whole', file: 'e2e/home.spec.ts', line: 7, ok: false, tests }];
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    checkout.put('node_modules/@playwright/test/cli.js', playwright(stats, [{ specs }]));
    expect((await check('browser')).out).toContain(
      'The page of e2e/home.spec.ts:7 › home is whole:\n- heading "Billing" [level=2]\n- alert: Declined\n',
    );
  });

  test('lists the slowest tests of all suites, the slowest first', async () => {
    const results = [100, 2500, 1200].map((duration) => ({
      fullName: `takes ${duration}`,
      status: 'passed',
      duration,
    }));
    const testResults = [
      { name: join(checkout.path, 'src/cart.test.ts'), status: 'passed', assertionResults: results },
    ];
    checkout.put('node_modules/vitest/vitest.mjs', vitest({ ...PASSED, testResults }, 0));
    const tests = [{ results: [{ duration: 2000 }] }];
    const specs = [{ title: 'home is whole', file: 'e2e/home.spec.ts', line: 7, ok: true, tests }];
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
    checkout.put('node_modules/@playwright/test/cli.js', playwright(stats, [{ specs }]));
    const lines = (await check('unit', 'browser')).out.split('\n');
    const first = lines.indexOf('The slowest tests:') + 1;
    expect(lines.slice(first, first + 4)).toEqual([
      '   2.5 s  src/cart.test.ts › takes 2500',
      '   2.0 s  e2e/home.spec.ts:7 › home is whole',
      '   1.2 s  src/cart.test.ts › takes 1200',
      '',
    ]);
  });

  test('checks types, lint and format beside the unit tests, and pages in the browser after both', async () => {
    const fs = "const fs = process.getBuiltinModule('node:fs');";
    const start = (name: string) => `${fs} fs.writeFileSync('${name}.started', '');`;
    const waitFor = (name: string) =>
      `for (const until = Date.now() + 20_000; !fs.existsSync('${name}.started'); ) if (Date.now() > until) process.exit(1);`;
    checkout.put('node_modules/oxlint/bin/oxlint', start('lint') + waitFor('unit'));
    checkout.put('node_modules/vitest/vitest.mjs', start('unit') + waitFor('format') + vitest(PASSED, 0));
    checkout.put('node_modules/prettier/bin/prettier.cjs', start('format'));
    const early = `${fs} if (!['unit', 'format'].every((name) => fs.existsSync(name + '.started'))) process.exit(1);`;
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    checkout.put('node_modules/@playwright/test/cli.js', early + playwright(stats));
    expect(lastLine(await check('browser', 'unit', 'format', 'lint'))).toBe('10 passed, 0 failed, 2 skipped');
  });

  test('fails when a runner crashes before it reports', async () => {
    checkout.put('node_modules/vitest/vitest.mjs', program(0));
    const outcome = await check('unit', 'types');
    expect(lastLine(outcome)).toBe('1 passed, 1 failed, 0 skipped');
    expect(outcome.code).toBe(1);
  });

  test('runs the long tests of orders only when they are named', async () => {
    const noting = `console.log(process.argv.slice(2).join(' '));${vitest(PASSED, 0)}`;
    checkout.put('node_modules/vitest/vitest.mjs', noting);
    const outcome = await check('soak');
    expect(outcome.out).toMatch(
      /^run backend\/checkout\/order-model backend\/checkout\/order-kill --mode=soak --reporter/m,
    );
    expect(lastLine(outcome)).toBe('5 passed, 0 failed, 2 skipped');
    expect((await check()).out).not.toMatch(/soak|matrix/);
  });

  test('fails when a suite ran no test', async () => {
    checkout.put('node_modules/vitest/vitest.mjs', vitest({ ...PASSED, numPassedTests: 0 }, 0));
    expect(lastLine(await check('unit'))).toBe('0 passed, 1 failed, 0 skipped');
  });

  test('fails when the build fails', async () => {
    checkout.put('node_modules/astro/bin/astro.mjs', program(2));
    const outcome = await check('build');
    expect(lastLine(outcome)).toBe('0 passed, 1 failed, 0 skipped');
    expect(outcome.err).toContain('The build ended with code 2');
  });

  test('lists the suites for an unknown one', async () => {
    const { code, err } = await check('constructor');
    expect(code).toBe(1);
    expect(err).toBe(
      'Unknown suite constructor: choose from types, lint, format, unit, build, browser, soak, matrix.\n',
    );
  });
});
