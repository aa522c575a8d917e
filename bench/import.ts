import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Figure } from './figure.ts';
import { VARIANTS, writeGoogleFile, writeShopifyFile } from './import-files.ts';
import { peakMegabytes } from './process-stats.ts';
import { WriteProbe } from './write-probe.ts';

/**
 * Seconds. The target: 100,000 variants imported in two minutes and 400 MB, with at most two seconds without writes by
 * the shop.
 */
const TIME = 120;
const MEMORY = 400;
const SWAP = 2;
const POLL_MS = 20;

/** Runs the command as an operator does, into an empty database, and again with the same file. */
export async function measureImport(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-import-'));
  try {
    const shopify = join(folder, 'shopify.csv');
    const google = join(folder, 'google.tsv');
    await writeShopifyFile(shopify);
    await writeGoogleFile(google);
    return [
      ...(await measure('Shopify CSV', ['shopify', shopify, join(folder, 'shopify')])),
      ...(await measure('Shopify CSV, unchanged', ['shopify', shopify, join(folder, 'shopify')])),
      ...(await measure('Google feed, rows scattered', ['google', google, join(folder, 'google')])),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = readonly [format: string, file: string, dataDir: string];

async function measure(name: string, [format, file, dataDir]: Run): Promise<readonly Figure[]> {
  const started = performance.now();
  const args = ['scripts/import.ts', '--format', format, '--file', file];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const probe = new WriteProbe(join(dataDir, 'aisle.db'));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakMegabytes(child.pid ?? 0))), POLL_MS);
  const ended = once(child, 'exit');
  const report = await text(child.stdout);
  const [code] = await ended;
  clearInterval(watch);
  const blocked = probe.end() / 1000;
  if (code !== 0 || !/^(created|.*unchanged) [1-9]/m.test(report))
    throw new Error(`the import of ${file} failed: ${report}`);
  const figure = { unit: 's', aisle: (performance.now() - started) / 1000, target: atMost(TIME) };
  const label = `import of ${VARIANTS.toLocaleString('en')} variants, ${name}`;
  return [
    { name: label, ...figure },
    { name: `${label}: longest time nobody else could write`, unit: 's', aisle: blocked, target: atMost(SWAP) },
    { name: `${label}: peak memory`, unit: 'MB', aisle: peak, target: atMost(MEMORY) },
  ];
}

const atMost = (bound: number) => ({ kind: 'value-at-most', bound }) as const;
