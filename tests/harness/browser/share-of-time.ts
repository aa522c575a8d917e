import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a machine that is at rest may take to show a changed document, in milliseconds (docs/contract.md#content-documents). */
const AT_REST = 250;
const SLOWER = 10;

/**
 * How long a change takes until it is shown, as a share of what it may take: `AT_REST`, and more than that only where this machine,
 * meanwhile, needs more than a tenth of it to notice any written file and to have `ask` answered.
 */
export async function shareOfTime(shown: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const over = new AbortController();
  const timed = shown.then(() => performance.now() - start).finally(() => over.abort());
  const noticing = async () => {
    let longest = 0;
    do longest = Math.max(longest, await timeToNotice(ask));
    while (!over.signal.aborted);
    return longest;
  };
  const [taken, longest] = await Promise.all([timed, noticing()]);
  return taken / Math.max(AT_REST, SLOWER * longest);
}

async function timeToNotice(ask: () => Promise<unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-noticed-'));
  const watcher = watch(folder);
  const start = performance.now();
  await Promise.all([once(watcher, 'change'), writeFile(join(folder, 'file'), 'written')]);
  await ask();
  const time = performance.now() - start;
  watcher.close();
  rmSync(folder, { recursive: true });
  return time;
}
