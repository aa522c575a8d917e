import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuMilliseconds } from '../process-stats.ts';

/** Milliseconds after a response, so that what the server does after it counts. */
const TRAILING_MS = 10;

export interface Server {
  readonly origin: string;
  readonly pid: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** CPU time of one request to a server at rest, in milliseconds; throws where the response lacks a text. */
export async function measureRequest({ origin, pid }: Server, path: string, shown = ''): Promise<number> {
  const before = cpuMilliseconds(pid);
  const body = await fetchText(origin + path);
  await delay(TRAILING_MS);
  const used = cpuMilliseconds(pid) - before;
  if (!body.includes(shown)) throw new Error(`${path} does not show "${shown}".`);
  return used;
}

/** CPU time of each of many requests, one after the other, in milliseconds. */
export async function measureSequence({ origin, pid }: Server, paths: readonly string[]): Promise<number> {
  const before = cpuMilliseconds(pid);
  for (const path of paths) await fetchText(origin + path);
  return (cpuMilliseconds(pid) - before) / paths.length;
}

function fetchText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => resolve(text(answer))).on(
      'error',
      reject,
    );
  });
}
