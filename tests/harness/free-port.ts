import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral range, from which the system assigns ports at any time. */
const FIRST = 20_000;
const PER_WORKER = 1000;

const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env;
/** Parallel workers, and the process that starts them, use separate ranges. */
const own = FIRST + PER_WORKER * Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 9);
let next = randomInt(PER_WORKER);

/** Returns a free port, which is not returned again; `PUBLIC_ORIGIN` has to name it before the shop listens. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PER_WORKER; tries += 1) {
    next += 1;
    const port = own + (next % PER_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('The system assigned no port.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
