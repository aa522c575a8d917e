import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createLinter } from '../../backend/content-lint/linter.ts';
import { createLocals, type PageServices } from '../pages/locals.ts';
import type { Settings } from '../settings.ts';
import { createContentCheck, type ContentCheck } from './content-check.ts';
import { goodsOfCalls } from './goods-of-calls.ts';

/** The check of the documents this process serves; none where another service does. */
export function createDocumentCheck(settings: Settings, pages: PageServices): ContentCheck | undefined {
  if (settings.contentApiUrl !== undefined) return undefined;
  const { contentDir, dataDir, catalogDir, imageHosts } = settings;
  const linter = createLinter({
    contentDir,
    imageHosts,
    mediaFolders: [dataDir, catalogDir].map((folder) => join(folder, 'media')),
    goods: goodsOfCalls((operation, input, options) =>
      createLocals(pages, { requestId: randomUUID(), isBot: true, isFramed: false }).call(operation, input, options),
    ),
  });
  return createContentCheck({ linter, log: pages.log });
}
