import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT, listFiles, read } from './source-files.ts';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(read('package.json')));
/** Alone, or of the package that an alias names. */
const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const PACKAGE_FILES = new Set(['package-lock.json']);
/** A home or work folder of a machine, or the address of a package registry. */
const MACHINE = /(^|[\s'"`(=])\/(home|Users|root|work|mnt)\/[\w.-]+|registry\.npm|registry\.yarn|npmmirror/;

describe('package.json', () => {
  test('names exact versions only', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.entries(all).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  test('agrees with the lock file, which is complete for every platform', () => {
    const args = ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    const { status, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('has a lock file that is independent of the registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});

describe('a file of the project', () => {
  const texts = listFiles().filter(
    (path) => /\.(ts|tsx|mjs|astro|css|json|md|yml|sh)$/.test(path) || path === '.ci/run',
  );

  test('names no folder of a machine and no package registry', () => {
    const found = texts
      .filter((path) => !PACKAGE_FILES.has(path) && path !== 'tests/conventions/packages.test.ts')
      .flatMap((path) => {
        const line = read(path)
          .split('\n')
          .find((text) => MACHINE.test(text));
        return line === undefined ? [] : [`${path}: ${line.trim().slice(0, 120)}`];
      });
    expect(found).toEqual([]);
  });
});
