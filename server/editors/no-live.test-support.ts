import { DEFAULT_SITES } from '../../src/cms/sites.default.ts';
import type { LiveCallsOptions } from './live-calls.ts';

/** For tests of other calls: nothing can be changed or rendered. */
export const NO_LIVE: LiveCallsOptions = {
  drafts: undefined,
  sitesConfig: () => DEFAULT_SITES,
  log: { info() {}, warn() {}, error() {} },
  contentDir: 'none',
  changes: { tell() {}, listen: () => new Response(null, { status: 404 }), close() {} },
  renderSection: () => Promise.reject(new Error('nothing is rendered')),
};
