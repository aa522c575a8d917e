import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a machine that is at rest may take to show a changed document, in milliseconds (contract 4). */
const AT_REST = 250;

/**
 * The same for this machine as it is now: more than that only where noticing a written file and answering a page by themselves take more
 * than a tenth of it.
 */
export async function shownWithin(ask: () => Promise<unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-noticed-'));
  const watcher = watch(folder);
  const start = performance.now();
  await Promise.all([once(watcher, 'change'), writeFile(join(folder, 'file'), 'written')]);
  await ask();
  const now = performance.now() - start;
  watcher.close();
  rmSync(folder, { recursive: true });
  return Math.max(AT_REST, 10 * now);
}
