import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for this process and its children; it is removed when the process ends. */
export function useTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-'));
  const own = { TMPDIR: folder, XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
  Object.assign(process.env, own);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
