import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cpuMilliseconds } from './process-stats.ts';

const AUTOCANNON = join(import.meta.dirname, '..', 'node_modules', 'autocannon', 'autocannon.js');
/** Few, so that a slow page also gets responses within a short span on a busy machine. */
const CONNECTIONS = 8;

const report = z.object({
  duration: z.number(),
  requests: z.object({ total: z.number() }),
  '2xx': z.number(),
  '4xx': z.number(),
});

export interface LoadResult {
  readonly perSecond: number;
  /** CPU time of the server process per request, in milliseconds. */
  readonly cpu: number;
}

export interface LoadTarget {
  readonly url: string;
  /** The server process whose CPU time is counted. */
  readonly pid: number;
  /** Whether the client accepts compressed responses, as browsers do. */
  readonly gzip: boolean;
  /** Class of the responses; 2xx unless given. */
  readonly status?: '2xx' | '4xx';
}

/** Duration of a load: a number of seconds, or of responses. */
export type Span = { readonly seconds: number } | { readonly requests: number };

/** Requests one address at the maximum rate, from a process of its own. */
export async function generateLoad({ url, pid, gzip, status = '2xx' }: LoadTarget, span: Span): Promise<LoadResult> {
  const headers = gzip ? ['-H', 'accept-encoding=gzip'] : [];
  const length = 'seconds' in span ? ['-d', String(span.seconds)] : ['-a', String(span.requests)];
  const args = [AUTOCANNON, '-c', String(CONNECTIONS), ...length, ...headers, '-j', '-n', url];
  const before = cpuMilliseconds(pid);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const measured = report.parse(JSON.parse(stdout));
  const { total } = measured.requests;
  if (total === 0 || measured[status] < total)
    throw new Error(`${url}: only ${measured[status]} of ${total} responses were ${status}.`);
  return { perSecond: total / measured.duration, cpu: (cpuMilliseconds(pid) - before) / total };
}

/**
 * Loads the targets in turn, so that other load on the machine affects all of them; returns medians without the first
 * round.
 */
export async function loadAlternately(
  targets: readonly LoadTarget[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly LoadResult[]> {
  const results: LoadResult[][] = targets.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const result = await generateLoad(target, { seconds });
      if (round > 0) results[index]?.push(result);
    }
  }
  return results.map((all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    cpu: median(all.map(({ cpu }) => cpu)),
  }));
}

export const p75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Infinity;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
