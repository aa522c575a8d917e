const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Requests the chunk's own imports together with the chunk; there are none for a module of the same chunk. */
const SOURCE = `export const __vitePreload = (load, deps = []) => {
  for (const dep of deps)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + dep }));
  return load();
};`;

/**
 * Replaces the helper that Vite wraps around every `import()`: islands import no stylesheets, and without the code for
 * those the shell script is a fifth smaller.
 * @returns {import('vite').Plugin}
 */
export function bareImports() {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === PRELOAD_HELPER ? SOURCE : undefined),
  };
}
