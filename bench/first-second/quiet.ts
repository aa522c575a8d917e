import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { NetworkRequest } from './network-requests.ts';

const POLL_MS = 50;
/** Milliseconds without a request and without work after which a page counts as quiet. */
const SILENCE_MS = 1000;
const TIMEOUT_MS = 30_000;
/** Milliseconds of scripts, styles and layout in one poll that count as work. */
const WORK_MS = 5;

interface Clock {
  /** Milliseconds on the clock of the protocol. */
  readonly now: number;
  readonly navigationStart: number;
  /** Milliseconds of scripts, styles and layout since the page began. */
  readonly work: number;
}

/** Waits until nothing is in flight and nothing runs; returns the navigation's start and the end of the last activity. */
export async function waitUntilQuiet(session: CDPSession, requests: ReadonlyMap<string, NetworkRequest>) {
  let clock = await readClock(session);
  let worked = clock.now;
  const deadline = clock.now + TIMEOUT_MS;
  while (clock.now < deadline) {
    await delay(POLL_MS);
    const next = await readClock(session);
    if (next.work - clock.work >= WORK_MS) worked = next.now;
    clock = next;
    const transferred = Math.max(...[...requests.values()].map(({ end }) => end));
    const active = Math.max(worked, transferred);
    if (clock.now - active >= SILENCE_MS) return { navigationStart: clock.navigationStart, quiet: active };
  }
  throw new Error(`The page is not quiet after ${TIMEOUT_MS / 1000} s.`);
}

async function readClock(session: CDPSession): Promise<Clock> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  const work = read('ScriptDuration') + read('LayoutDuration') + read('RecalcStyleDuration');
  return { now: read('Timestamp'), navigationStart: read('NavigationStart'), work };
}
