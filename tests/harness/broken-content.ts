import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTY_PAGES, MOVING_IMAGE } from './browser/accessibility-findings.ts';

export interface FaultyContent {
  /** A `CONTENT_DIR`: the project's own documents and the pages with accessibility errors. */
  readonly path: string;
  remove(): void;
}

export function writeFaultyContent(): FaultyContent {
  const path = mkdtempSync(join(tmpdir(), 'aisle-faults-'));
  cpSync(join(import.meta.dirname, '..', '..', 'content'), path, { recursive: true });
  for (const { name, document } of FAULTY_PAGES) {
    writeFileSync(join(path, 'us', 'en-us', 'page', `${name}.json`), JSON.stringify(document));
  }
  writeFileSync(join(path, 'media', 'moving.gif'), MOVING_IMAGE);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
