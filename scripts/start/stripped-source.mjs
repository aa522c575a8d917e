import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { WORK_DIR } from './paths.mjs';

export const STRIPPED_DIR = join(WORK_DIR, 'stripped');

/** File of a TypeScript source without its types; another one for each text and each version of Node. */
export function strippedFile(source) {
  return join(STRIPPED_DIR, `${createHash('sha256').update(process.version).update(source).digest('hex')}.mjs`);
}
