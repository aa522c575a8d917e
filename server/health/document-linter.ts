import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createLinter, type Linter } from '../../backend/content/lint/linter.ts';
import { createLocals, type PageServices } from '../pages/locals.ts';
import type { Settings } from '../settings/settings.ts';
import { createProductSource } from './product-source.ts';

/** The linter of the documents this process serves; `undefined` where another service serves them. */
export function createDocumentLinter(settings: Settings, pages: PageServices): Linter | undefined {
  if (settings.contentApiUrl !== undefined) return undefined;
  const { contentDir, dataDir, catalogDir, imageHosts } = settings;
  return createLinter({
    contentDir,
    imageHosts,
    mediaFolders: [dataDir, catalogDir].map((folder) => join(folder, 'media')),
    catalog: createProductSource((operation, input, options) =>
      createLocals(pages, { requestId: randomUUID(), isBot: true, isFramed: false }).call(operation, input, options),
    ),
  });
}
