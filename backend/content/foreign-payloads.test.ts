import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAugmentedPage } from '../../src/cms/sections/augmented-page.schema.ts';
import { createContentClient, type ClosableContentClient } from '../../src/cms/client/create-content-client.ts';
import { createContentFixture, type ContentFixture } from './content-fixture.ts';
import { isRecord } from '../../domain/record.ts';

/** Documents of other systems, none of them written for this shop. */
const DATA = join(import.meta.dirname, '../../../shared/data');
const FOLDERS = [
  'sap-occ-cms-pages',
  'storyblok-kickstartds',
  'bloomreach-pagemodel',
  'amplience-demostore',
  'pwa-kit/page-designer',
];
const isAbsent = !existsSync(DATA);

let content: ContentFixture;
let client: ClosableContentClient;
let storedCopiesDir: string;

beforeAll(async () => {
  content = await createContentFixture();
  storedCopiesDir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  client = createContentClient({
    source: content.service.source,
    origin: content.contentDir,
    isRemote: false,
    isLocal: true,
    storedCopiesDir,
    log,
  });
});

afterAll(async () => {
  await client.close();
  await content.close();
  await rm(storedCopiesDir, { recursive: true, force: true });
});

async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(DATA, folder), { recursive: true });
  return names.filter((name) => name.endsWith('.json')).map((name) => join(DATA, folder, name));
}

function isObject(text: string): boolean {
  return isRecord(JSON.parse(text));
}

describe.skipIf(isAbsent)(
  `every document of ${isAbsent ? '../shared/data (absent: skipped)' : 'other systems'}`,
  () => {
    test.each(FOLDERS)('from %s comes through as a page or as a clear failure', async (folder) => {
      const files = await documentsIn(folder);
      expect(files.length).toBeGreaterThan(0);
      for (const [index, file] of files.entries()) {
        const text = await readFile(file, 'utf8');
        const name = `${folder.replace('/', '-')}-${index}`;
        await content.put(`us/en-us/page/${name}`, text);
        const answer = await client.get({ kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name });
        expect(answer.status, file).toBe(isObject(text) ? 'found' : 'failed');
        if (answer.status === 'found') expect(parseAugmentedPage(answer.document)?.slug, file).toBe(name);
        const stored = await client.get({ kind: 'page', siteId: 'us', locale: 'en-us', name });
        expect(stored.status, file).toBe(answer.status);
      }
    });
  },
);
