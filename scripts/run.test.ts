import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { createCheckout, finish, type Checkout } from './checkout.test-support.ts';

const NODE_STAND_IN = `#!/bin/sh
if [ "$1" = --version ]; then echo v24.0.0; exit 0; fi
exec "${process.execPath}" "$@"
`;
const NPM_STAND_IN = `#!/bin/sh
if [ "$1" = --version ]; then echo 11.0.0; exit 0; fi
printf x >> npm.runs
sleep 0.3
mkdir -p node_modules/.bin
cp node-stand-in node_modules/.bin/node
`;
const ASTRO_STAND_IN = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('astro.runs', 'x');
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/page', 'whole');
`;
const SERVER_STAND_IN = `
import { readFileSync } from 'node:fs';
process.on('SIGTERM', () => setTimeout(() => { console.log('stopped well'); process.exit(7); }, 300));
console.log('serving a ' + readFileSync('dist/page', 'utf8') + ' page in ' + process.env.NODE_ENV);
if (process.env.STAY) setInterval(() => {}, 1000);
`;

let checkout: Checkout;

beforeEach(() => {
  checkout = createCheckout();
  checkout.put('package-lock.json', '{"packages":{}}');
  checkout.put('package.json', '{"type":"module"}');
  checkout.put('src/page.astro', 'a page');
  checkout.put('node-stand-in', NODE_STAND_IN);
  checkout.put('tools/npm', NPM_STAND_IN);
  checkout.put('node_modules/astro/bin/astro.mjs', ASTRO_STAND_IN);
  checkout.put(
    'server/check-settings.ts',
    "if (process.env.PORT === 'x') { console.error('PORT: x'); process.exitCode = 1; }",
  );
  checkout.put('server/main.ts', SERVER_STAND_IN);
});

afterEach(() => checkout.remove());

const noteOf = (program: string): number => checkout.read(`${program}.runs`).length;

function run(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return checkout.run('run.mjs', args, env);
}

describe('npm start', () => {
  test('installs, builds and serves, and prints what it waits for', async () => {
    const { code, out } = await finish(run(['start']));
    expect(code).toBe(0);
    expect(out).toContain('Installing packages (npm ci) ...');
    expect(out).toContain('Building the shop (astro build) ...');
    expect(out).toContain('serving a whole page in production');
  });

  test('neither installs nor builds again while nothing changed', async () => {
    await finish(run(['start']));
    const { out } = await finish(run(['start']));
    expect(out.trim()).toBe('serving a whole page in production');
    expect([noteOf('npm'), noteOf('astro')]).toEqual([1, 1]);
  });

  test('builds again when a source changed, was added or removed, and not for a test', async () => {
    await finish(run(['start']));
    checkout.put('src/page.test.ts', 'a test');
    await finish(run(['start']));
    expect(noteOf('astro')).toBe(1);
    checkout.put('src/page.astro', 'another page');
    await finish(run(['start']));
    expect(noteOf('astro')).toBe(2);
    checkout.put('public/icon.svg', '<svg/>');
    await finish(run(['start']));
    checkout.remove('public/icon.svg');
    await finish(run(['start']));
    expect(noteOf('astro')).toBe(4);
  });

  test('installs again when the lock file changed', async () => {
    await finish(run(['start']));
    checkout.put('package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
    await finish(run(['start']));
    expect(noteOf('npm')).toBe(2);
  });

  test('accepts an existing installation', async () => {
    checkout.put('node_modules/.bin/node', NODE_STAND_IN);
    checkout.put('package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}');
    checkout.put('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
    await finish(run(['start']));
    expect(noteOf('npm')).toBe(0);
  });

  test('installs and builds once when started twice at the same time', async () => {
    const outcomes = await Promise.all([finish(run(['start'])), finish(run(['start']))]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect([noteOf('npm'), noteOf('astro')]).toEqual([1, 1]);
  });

  test('takes over the lock of a start that was killed', async () => {
    checkout.put('.build/lock', '999999999');
    const { code } = await finish(run(['start']));
    expect(code).toBe(0);
  });

  test('forwards a signal and exits like the server', async () => {
    const child = run(['start'], { STAY: '1' });
    child.stdout?.on('data', (chunk) => String(chunk).includes('serving') && child.kill('SIGTERM'));
    const { code, out } = await finish(child);
    expect(out).toContain('stopped well');
    expect(code).toBe(7);
  });

  // The first process of a container ends the others when it exits: npm must not exit before the server.
  test('by npm itself exits only after the server, when npm alone gets the signal', async () => {
    await finish(run(['start']));
    checkout.put('package.json', JSON.stringify({ type: 'module', scripts: packageFile.scripts }));
    const npm = spawn('npm', ['start'], { cwd: checkout.path, env: { ...process.env, STAY: '1' } });
    let written = '';
    npm.stdout.on('data', (chunk) => {
      written += chunk;
      if (String(chunk).includes('serving')) npm.kill('SIGTERM');
    });
    const writtenAtExit = new Promise<string>((resolve) => npm.once('exit', () => resolve(written)));
    const { code } = await finish(npm);
    expect(await writtenAtExit).toContain('stopped well');
    expect(code).toBe(7);
  });

  test('limits the memory of the C allocator, unless the operator sets it', async () => {
    checkout.put('server/main.ts', 'console.log(process.env.MALLOC_ARENA_MAX, process.env.MALLOC_TRIM_THRESHOLD_)');
    const { out } = await finish(run(['start'], { MALLOC_ARENA_MAX: '5' }));
    expect(out.trim().split('\n').at(-1)).toBe('5 131072');
  });

  test('strips the types of the sources before the server loads them, also of one that changed', async () => {
    checkout.put(
      'server/main.ts',
      "import { text } from '../src/text.ts'; console.log(text, ...process.moduleLoadList);",
    );
    for (const text of ['first', 'second']) {
      checkout.put('src/text.ts', `export const text: string = '${text}';`);
      const { out } = await finish(run(['start']));
      expect(out).toContain(text);
      expect(out).toContain('NativeModule ');
      expect(out).not.toContain('amaro');
    }
  });

  test('reports an invalid setting before it builds', async () => {
    const { code, err } = await finish(run(['start'], { PORT: 'x' }));
    expect({ code, err }).toEqual({ code: 1, err: 'PORT: x\n' });
    expect(noteOf('astro')).toBe(0);
  });

  test('keeps the former build when a build fails', async () => {
    await finish(run(['start']));
    checkout.put('node_modules/astro/bin/astro.mjs', 'process.exit(3)');
    checkout.put('src/page.astro', 'a broken page');
    const { code, err } = await finish(run(['start']));
    expect({ code, err }).toEqual({ code: 1, err: 'The build ended with code 3: see its message above.\n' });
    expect(checkout.read('dist/page')).toBe('whole');
  });
});

describe('a command that cannot run', () => {
  test('reports in one line that npm is missing', async () => {
    checkout.remove('tools/npm');
    const child = run(['start'], { PATH: join(checkout.path, 'tools') });
    const { code, err } = await finish(child);
    expect(code).toBe(1);
    expect(err).toBe('npm is not on the PATH: install Node.js 20 or newer together with npm.\n');
  });

  test('reports in one line that the Node of the lock file is too old', async () => {
    checkout.put('node-stand-in', '#!/bin/sh\necho v18.1.0\n');
    const { code, err } = await finish(run(['start']));
    expect(code).toBe(1);
    expect(err).toMatch(/^node_modules\/\.bin\/node is 18\.1\.0, Aisle needs 22 or newer: .+\n$/);
  });

  test('lists the commands in one line', async () => {
    const { code, err } = await finish(run(['constructor']));
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Usage: node scripts/run.mjs <start|dev|test|test:soak|bench|import|import:content|lint:content|orders|newsletter|backup|restore|move|editor:add|editor:remove|editor:list> [arguments]\n',
    });
  });
});
