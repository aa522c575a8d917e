import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cpuMilliseconds } from './process-stats.ts';

const AUTOCANNON = join(import.meta.dirname, '..', 'node_modules', 'autocannon', 'autocannon.js');
const CONNECTIONS = 32;

const report = z.object({
  requests: z.object({ total: z.number(), average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  '2xx': z.number(),
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
}

/** Requests one address as fast as it answers, from a process of its own, as a browser that takes gzip. */
export async function load(target: LoadTarget, requests: number): Promise<LoadResult> {
  const args = [
    AUTOCANNON,
    '-c',
    String(CONNECTIONS),
    '-a',
    String(requests),
    '-H',
    'accept-encoding=gzip',
    '-j',
    '-n',
  ];
  const before = cpuMilliseconds(target.pid);
  const { stdout } = await promisify(execFile)(process.execPath, [...args, target.url]);
  const result = report.parse(JSON.parse(stdout));
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  }
  return {
    perSecond: result.requests.average,
    cpu: (cpuMilliseconds(target.pid) - before) / result.requests.total,
  };
}
