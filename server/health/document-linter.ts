import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createLinter, type Linter } from '../../backend/content/lint/linter.ts';
import { readAddress } from '../pages/page-address.ts';
import { createContext, type PageServices } from '../pages/request-context.ts';
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
    catalog: createProductSource((operation, input, options) => {
      const visitor = { requestId: randomUUID(), isBot: true, isFramed: false };
      const address = readAddress('/', pages.sitesConfig());
      return createContext(pages, { ...visitor, address }).call(operation, input, options);
    }),
  });
}
