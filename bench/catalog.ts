import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBackend, type Backend } from '../backend/app.ts';
import { bumpCatalogRevision } from '../backend/db/catalog-revision.ts';
import { openDatabase } from '../backend/db/database.ts';
import { writeBenchCatalog } from './catalog-data.ts';
import {
  DEEP_PAGES,
  LISTINGS,
  SEARCHES,
  STORE_LISTINGS,
  SUGGESTIONS,
  SYNONYM_SEARCHES,
  SYNONYMS,
  type Requests,
} from './catalog-requests.ts';
import type { Figure } from './figure.ts';

/** Listing and search at 100,000 variants, p95 in the service, milliseconds. */
const LIMIT = 30;
/** Milliseconds: the longest time the event loop may be blocked while an index is rebuilt. */
const HOLD_UP = 50;
const FIRST_ANSWER = 5000;
const MEMORY = 200;
const REBUILD_TIME = 25_000;

const GROUPS: readonly (readonly [string, Requests])[] = [
  ['listing', LISTINGS],
  ['deep pages of 100', DEEP_PAGES],
  ['listing of a store', STORE_LISTINGS],
  ['search', SEARCHES],
  ['suggestions', SUGGESTIONS],
  ['searches and suggestions with synonyms', SYNONYM_SEARCHES],
  ['the same listings again', LISTINGS],
];

const quiet = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) };

/** Runs in this process: a catalogue of 100,000 variants through the embedded service. */
export async function measureCatalog(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-catalog-'));
  const file = join(folder, 'shop.db');
  mkdirSync(join(folder, 'catalog'));
  writeSynonyms(join(folder, 'content', 'us', 'en-us', 'search'));
  await writeBenchCatalog(file);
  const before = usedMegabytes();
  const backend = await createBackend({
    databaseUrl: `file:${file}`,
    contentDir: join(folder, 'content'),
    catalogDir: join(folder, 'catalog'),
    seedDemo: false,
    isLocal: false,
    log: quiet,
  });
  try {
    return await measure(backend, { file, before });
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeSynonyms(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const synonyms = SYNONYMS.map((words) => ({ words }));
  writeFileSync(
    join(folder, 'search.json'),
    JSON.stringify({ id: 'search', type: 'search', slug: 'search', synonyms }),
  );
}

async function measure(backend: Backend, { file, before }: { file: string; before: number }): Promise<Figure[]> {
  const first = [LISTINGS, SEARCHES, STORE_LISTINGS].map((requests) => requests[0] ?? '');
  const started = performance.now();
  await Promise.all(first.map((path) => ask(backend, path)));
  const firstAnswers = performance.now() - started;
  const figures: Figure[] = [figure('first answers after the start', firstAnswers, FIRST_ANSWER)];
  for (const [name, requests] of GROUPS) {
    const { time, cpu } = await percentile(backend, requests);
    const limit = { value: cpu, label: 'processor time of the same requests' };
    figures.push({ ...figure(`${name}, p95`, time, LIMIT), limit });
  }
  const used = usedMegabytes() - before;
  return [...figures, ...(await measureChanges(backend, file)), { ...figure('memory held', used, MEMORY), unit: 'MB' }];
}

function figure(name: string, aisle: number, bound: number): Figure {
  return { name: `100,000 variants: ${name}`, unit: 'ms', aisle, target: { kind: 'value-at-most', bound } };
}

interface Percentiles {
  readonly time: number;
  /** CPU time of this thread: what the service would need on an idle machine. */
  readonly cpu: number;
}

async function percentile(backend: Backend, requests: Requests): Promise<Percentiles> {
  const times: number[] = [];
  const cpus: number[] = [];
  for (const path of requests) {
    const [started, before] = [performance.now(), threadTime()];
    await ask(backend, path);
    times.push(performance.now() - started);
    cpus.push(threadTime() - before);
  }
  return { time: percentileOf(times, 0.95), cpu: percentileOf(cpus, 0.95) };
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function percentileOf(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

async function ask(backend: Backend, path: string): Promise<void> {
  const answer = await backend.fetch(new Request(`http://commerce.internal${path}`));
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}`);
  await answer.arrayBuffer();
}

/** Stock changes repeatedly while visitors browse: measures response times, and how long the event loop is blocked. */
async function measureChanges(backend: Backend, file: string): Promise<Figure[]> {
  const other = await openDatabase(`file:${file}`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  delay.enable();
  const end = performance.now() + REBUILD_TIME;
  for (let index = 0; performance.now() < end; index += 1) {
    if (index % 20 === 0) await other.write.transaction().execute(bumpCatalogRevision);
    const started = performance.now();
    await ask(backend, LISTINGS[index % LISTINGS.length] ?? '');
    times.push(performance.now() - started);
    await pause(5);
  }
  delay.disable();
  await other.close();
  return [
    figure('listing while stock changes, p95', percentileOf(times, 0.95), LIMIT),
    figure('longest hold-up while stock changes', delay.max / 1e6, HOLD_UP),
  ];
}

/** Memory in use after a garbage collection. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
