import { minifySync } from 'vite';

const RUNTIME = /\/rolldown-runtime\.[\w-]+\.js$/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime\.[\w-]+\.js";/;

/**
 * Writes the functions of the bundler's runtime into each file that uses them: they are a few hundred bytes, which the
 * bundler puts into a file of its own, another request of every page.
 * @returns {import('vite').Plugin}
 */
export function inlineRuntime() {
  return {
    name: 'inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const file = Object.keys(bundle).find((name) => RUNTIME.test(name));
      if (file === undefined) return;
      const { code } = bundle[file];
      for (const chunk of Object.values(bundle)) if (chunk.imports?.includes(file)) inlineInto(chunk, code, file);
      delete bundle[file];
    },
  };
}

function inlineInto(chunk, runtime, file) {
  const code = chunk.code.replace(IMPORT, (_, names) => definitions(runtime, names));
  if (code.includes(file.split('/').at(-1))) throw new Error(`${chunk.fileName} still imports ${file}.`);
  chunk.code = code;
  chunk.imports = chunk.imports.filter((name) => name !== file);
}

/** Statements that define the imported names, without the functions that are not among them. */
export function definitions(runtime, imported) {
  const names = new Map(pairsIn(runtime.match(EXPORTS)?.[1] ?? '').map(([own, exported]) => [exported, own]));
  const wanted = pairsIn(imported);
  const values = wanted.map(([exported]) => `${exported}:${names.get(exported)}`);
  const pattern = wanted.map(([exported, local]) => `${exported}:${local}`);
  const call = `const{${pattern}}=(()=>{${runtime.replace(EXPORTS, '')};return{${values}}})();`;
  // Unused functions go; the exported names keep those of the file.
  const { code } = minifySync('runtime.js', `${call}export{${wanted.map(([, local]) => local)}}`, { mangle: false });
  return `${code.replace(EXPORTS, '')};`;
}

/** `n as e,t` as pairs: `[['n', 'e'], ['t', 't']]`. */
const pairsIn = (list) =>
  list.split(',').map((item) => {
    const [name, as = name] = item.trim().split(' as ');
    return [name, as];
  });
