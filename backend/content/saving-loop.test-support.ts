import { createContentService } from './content-service.ts';

/** A process of its own that saves drafts of one document until it is ended; says so after each. */
const [contentDir = ''] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const { drafts } = createContentService({ contentDir, isLocal: false, log });
const place = { siteId: 'us', locale: 'en-us', kind: 'page', name: 'home' } as const;
for (let round = 0; ; round += 1) {
  const stored = await drafts.read(place);
  await drafts.saveDraft(place, { round, text: 'x'.repeat(200_000) }, stored?.revision ?? null);
  process.stdout.write('.');
}
