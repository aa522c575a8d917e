import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSettings, type Settings } from './settings/settings.ts';
import { createSites } from './pages/sites.ts';
import { startEmbedded, StartError } from './start.ts';

const log = { info() {}, warn() {}, error: (fields: object) => void errors.push(fields) };
const errors: object[] = [];
let folder: string;
const write = (text: string) => writeFileSync(join(folder, 'content/sites.json'), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-start-'));
  mkdirSync(join(folder, 'content'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function settings(env: Record<string, string> = {}): Settings {
  const loaded = loadSettings({ DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content'), ...env });
  if ('issues' in loaded) throw new Error(loaded.issues.join());
  return loaded.settings;
}

async function startErrorOf(env: Record<string, string> = {}): Promise<string> {
  const startError: unknown = await startEmbedded(settings(env), log).catch((error: unknown) => error);
  expect(startError).toBeInstanceOf(StartError);
  return startError instanceof Error ? startError.message : '';
}

describe('starting', () => {
  test('reports an invalid site configuration in one line', async () => {
    write('{');
    expect(await startErrorOf()).toMatch(/^CONTENT_DIR: .*sites\.json.*; for example CONTENT_DIR=content$/);
    write('{}');
  });

  test('reports an unreachable database in one line', async () => {
    const message = await startErrorOf({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect(message).toMatch(/^DATABASE_URL: .*ECONNREFUSED.*; for example DATABASE_URL=postgres:.+$/);
    expect(message).not.toContain('secret');
  });

  test('needs no database when both services are remote', async () => {
    const elsewhere = {
      COMMERCE_API_URL: 'https://commerce.example.com',
      CONTENT_API_URL: 'https://content.example.com',
    };
    expect(await startEmbedded(settings(elsewhere), log)).toBeUndefined();
  });
});

describe('the site configuration', () => {
  test('follows its file and survives an invalid version of it', () => {
    write('{ "brand": "First" }');
    const sites = createSites(join(folder, 'content'), log);
    write('{ "brand": "Second" }');
    sites.reload();
    expect(sites.current().brand).toBe('Second');
    write('{ "brand": 7 }');
    sites.reload();
    expect(sites.current().brand).toBe('Second');
    expect(errors).toHaveLength(1);
  });
});
