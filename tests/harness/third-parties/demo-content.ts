import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CONTENT = resolve(import.meta.dirname, '..', '..', '..', 'content');
const LOCALES = ['us/en-us', 'de/de-de', 'fr/fr-fr'];

/** A row of products that the personalisation engine decides on. */
const ENGINE_ROW = {
  type: 'recommendations',
  id: 'by-the-engine',
  content: { kind: 'personal', feed: 'personalisation', title: 'Chosen', fallbackTitle: 'What others take along' },
};

export interface DemoContent {
  readonly path: string;
  remove(): void;
}

/** A copy of the demo's documents in which home pages begin with a row of the personalisation engine. */
export function copyDemoContent(): DemoContent {
  const path = mkdtempSync(join(tmpdir(), 'aisle-demo-'));
  const media = join(CONTENT, 'media');
  cpSync(CONTENT, path, { recursive: true, filter: (source) => source !== media });
  symlinkSync(media, join(path, 'media'));
  for (const locale of LOCALES) {
    const file = join(path, locale, 'page', 'home.json');
    const home = JSON.parse(readFileSync(file, 'utf8'));
    home.sections.main.unshift(ENGINE_ROW);
    writeFileSync(file, JSON.stringify(home));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
