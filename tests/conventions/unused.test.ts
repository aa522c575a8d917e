import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const KNIP = join('node_modules', 'knip', 'bin', 'knip.js');

test('has no unused file, package or export', () => {
  const args = [KNIP, '--no-progress', '--include', 'files,dependencies,unlisted,unresolved,exports'];
  const { status, stdout } = spawnSync(NODE, args, { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
