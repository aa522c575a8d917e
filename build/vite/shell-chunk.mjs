/** Of the shop's pages alone: scripts of editors' tools stay apart. */
const SHELL = /\/src\/islands\/shell\/main\.ts$|\/Head\.astro\?astro&type=script/;
/** What most islands of React draw themselves with, and all it imports: one file instead of many small ones. */
const SHARED_MODULES =
  /\/src\/islands\/kit\/(ErrorMessage|FieldFrame|TextField|use-form|use-task|ErrorBoundary|EmptyState|LoadError)\.tsx?$/;
const CLIENT = 'client';

/** Only React is worth asking for ahead: a list of every small file would weigh more than the round trip it spares. */
const isPreloaded = (file) => /\/client\.[^/]+$/.test(file);

/**
 * The script of every page and all it imports, in one file: else what the islands share with it is fetched in many small ones.
 *
 * @returns {import('vite').Plugin}
 */
export function oneShell() {
  const modulePreload = { polyfill: false, resolveDependencies: (_file, others) => others.filter(isPreloaded) };
  return {
    name: 'one-shell',
    apply: 'build',
    configEnvironment: (name) => (name === CLIENT ? { build: { modulePreload } } : undefined),
    applyToEnvironment: ({ name }) => name === CLIENT,
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'shell', test: SHELL },
          { name: 'parts', test: SHARED_MODULES },
        ],
      },
    }),
  };
}
