import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createChanges } from './document-changes.ts';
import type { EditorCallsOptions } from './studio-routes.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const sitesConfig = () => DEFAULT_SITES;

/** A shop without a single document, for tests of endpoints that need none. */
export const WITHOUT_CONTENT: Pick<EditorCallsOptions, 'pages' | 'live'> = {
  pages: { content: { get: async () => ({ status: 'missing' }), invalidate: () => undefined }, sitesConfig },
  live: {
    drafts: undefined,
    linter: undefined,
    contentDir: 'nowhere',
    sitesConfig,
    log: quiet,
    changes: createChanges(),
    renderSection: async () => ({ error: { status: 502, field: '', message: 'There are no pages here.' } }),
  },
};
