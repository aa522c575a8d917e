/** Scripts of the shop's pages only: those of the studio stay separate. */
const SHELL = /\/src\/islands\/shell\/main\.ts$|\/Head\.astro\?astro&type=script/;
/** What most React islands render with, and all its imports: one file instead of many small ones. */
const SHARED_MODULES =
  /\/src\/islands\/kit\/(ErrorMessage|FieldFrame|TextField|use-form|use-task|ErrorBoundary|EmptyState|LoadError)\.tsx?$/;
const CLIENT = 'client';

/** Only React is worth preloading: a list of every small file would weigh more than the round trip it saves. */
const isPreloaded = (file) => /\/client\.[^/]+$/.test(file);

/**
 * Bundles the script of every page and all its imports into one file: otherwise the modules it shares with islands
 * become many small files.
 * @returns {import('vite').Plugin}
 */
export function oneShell() {
  /** Otherwise a module of constants that the shell imports stays in the shell as a whole. */
  const rolldownOptions = { optimization: { inlineConst: { mode: 'all', pass: 3 } } };
  const modulePreload = { polyfill: false, resolveDependencies: (_file, others) => others.filter(isPreloaded) };
  return {
    name: 'one-shell',
    apply: 'build',
    configEnvironment: (name) => (name === CLIENT ? { build: { modulePreload, rolldownOptions } } : undefined),
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
