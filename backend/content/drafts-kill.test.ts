import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentService } from './content-service.ts';
import { SAVING_LOOP } from './saving-loop.test-support.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const HOME = { siteId: 'us', locale: 'en-us', kind: 'page', name: 'home' } as const;
const KILLS = 2;
/** Milliseconds: each case starts a process. */
const SLOW_STARTS = 120_000;

let contentDir: string;
beforeEach(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'aisle-kill-'));
});
afterEach(() => rm(contentDir, { recursive: true, force: true }));

/** Kills a process that saves without pause, at a random moment. */
async function killWhileSaving(): Promise<void> {
  const saving = spawn(process.execPath, [SAVING_LOOP, contentDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(saving.stdout, 'data');
  await setTimeout(Math.random() * 40);
  saving.kill('SIGKILL');
  await once(saving, 'exit');
}

const filesIn = (folder: string) => readdir(folder);

/** Makes the leftovers look old. */
async function age(folder: string): Promise<void> {
  for (const name of await filesIn(folder)) await utimes(join(folder, name), new Date(0), new Date(0));
}

test(
  'a process that is killed while it saves leaves complete drafts, and nothing that blocks other writers',
  async () => {
    const folder = join(contentDir, 'us/en-us/page');
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killWhileSaving();
      const { text } = JSON.parse(await readFile(join(folder, 'home.draft.json'), 'utf8'));
      expect(text).toHaveLength(200_000);
      await age(folder);
    }
    await killWhileSaving();
    await age(folder);
    const service = createContentService({ contentDir, isLocal: false, log });
    const stored = await service.drafts.read(HOME);
    const saved = await service.drafts.saveDraft(HOME, { title: 'After' }, stored?.revision ?? null);
    expect(saved.status).toBe('done');
    await service.close();
    expect(await filesIn(folder)).toEqual(['home.draft.json']);
  },
  SLOW_STARTS,
);
