import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../tests/harness/free-port.ts';

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const TRIES = 600;

/** Starts a script of `bench/servers` as a process of its own and waits until it listens. */
export async function startChildServer(script: string, args: readonly string[] = []): Promise<ChildServer> {
  const port = await findFreePort();
  const path = join(import.meta.dirname, 'servers', script);
  const child = spawn(process.execPath, [path, String(port), ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitForAnswer(origin: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await (await fetch(origin)).arrayBuffer();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error(`${origin} does not listen.`);
}
