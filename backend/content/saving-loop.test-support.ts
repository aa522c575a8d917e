import { createContentService } from './content-service.ts';

/** Path of this file, run as a program. */
export const SAVING_LOOP = import.meta.filename;

const log = { info: () => {}, warn: () => {}, error: () => {} };
const HOME = { siteId: 'us', locale: 'en-us', kind: 'page', name: 'home' } as const;

/** Saves drafts of one document until the process is killed; prints a line after each. */
async function saveForEver(contentDir: string): Promise<never> {
  const { drafts } = createContentService({ contentDir, isLocal: false, log });
  for (let round = 0; ; round += 1) {
    const stored = await drafts.read(HOME);
    await drafts.saveDraft(HOME, { round, text: 'x'.repeat(200_000) }, stored?.revision ?? null);
    process.stdout.write('.');
  }
}

if (import.meta.main) await saveForEver(process.argv[2] ?? '');
