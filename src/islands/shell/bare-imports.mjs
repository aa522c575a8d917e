const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that fetches the chunk's sheets and chunks ahead. Islands import no sheets, and the
 * helper is a fifth of the shell script: here `import()` stays what it is.
 *
 * @returns {import('vite').Plugin}
 */
export function bareImports() {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
