import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum time in milliseconds until an idle machine shows a changed document (docs/contract.md#content-documents). */
const AT_REST = 250;
const SLOWER = 10;

/**
 * Returns the time until a change is shown, as a share of its limit: `AT_REST`, extended only where this machine needs
 * more than a tenth of it to detect any written file and to respond to `ask`.
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
