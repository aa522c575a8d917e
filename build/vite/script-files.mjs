import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { assignModules, reachedFrom } from './module-areas.mjs';
import { AREAS, CAPTCHA, REACT, SHARED, SHELL } from './script-areas.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NAMES = Object.entries(SHARED).flatMap(([kind, shared]) => [
  shared,
  ...AREAS.filter((area) => area.kind === kind).map(({ name }) => name),
]);
const CLIENT = 'client';
/** Otherwise a module of constants that the shell imports stays in the shell as a whole. */
const rolldownOptions = { optimization: { inlineConst: { mode: 'all', pass: 3 } } };
/** The shell is there already. */
const modulePreload = {
  polyfill: false,
  resolveDependencies: (_file, others) => others.filter((file) => !isShell(file)),
};

const isShell = (file) => file.includes('/PageScript.astro');

/**
 * Bundles the scripts of the shop into the shell and one file for each area (docs/decisions/087), and writes
 * `scripts.json` beside the server's entry: for each module that is imported on demand, the files to fetch for it.
 * @returns {import('astro').AstroIntegration}
 */
export function scriptFiles() {
  let server;
  let files = {};
  return {
    name: 'script-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        updateConfig({ vite: { plugins: [inAreas((found) => (files = found))] } }),
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:done': () => writeFile(new URL('scripts.json', server), JSON.stringify(files)),
    },
  };
}

/** @returns {import('vite').Plugin} */
function inAreas(onFiles) {
  let shell = new Set();
  let fileOf = () => undefined;
  return {
    name: 'script-areas',
    apply: 'build',
    configEnvironment: (name) => (name === CLIENT ? { build: { modulePreload, rolldownOptions } } : undefined),
    applyToEnvironment: ({ name }) => name === CLIENT,
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const infoOf = (id) => this.getModuleInfo(id);
      shell = new Set(ids.filter((id) => SHELL.test(id)).flatMap((id) => [...reachedFrom(id, infoOf)]));
      const isTaken = (id) => shell.has(id) || REACT.test(id) || CAPTCHA.test(id);
      fileOf = assignModules({ ids, infoOf, isTaken });
    },
    outputOptions: (options) => ({ ...options, codeSplitting: { groups: groupsBy((id) => fileOf(id)) } }),
    generateBundle(_options, bundle) {
      const isOnDemand = (id) => this.getModuleInfo(id)?.dynamicImporters.length > 0;
      onFiles(filesByModule(bundle, (id) => id.startsWith(`${ROOT}src/`) && isOnDemand(id)));
    },
  };
}

/** In the order in which modules are assigned: a group takes along the imports that no group before it has. */
const groupsBy = (fileOf) => [
  { name: 'shell', test: SHELL },
  { name: 'react', test: REACT },
  { name: 'captcha', test: CAPTCHA },
  ...NAMES.map((name) => ({ name, test: (id) => fileOf(id) === name })),
];

/** For each of these modules, by path from the root of the repository: its file and all that this file imports. */
function filesByModule(bundle, isListed) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const modules = chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName]));
  return Object.fromEntries(
    modules.filter(([id]) => isListed(id)).map(([id, file]) => [id.slice(ROOT.length), filesFrom(file, bundle)]),
  );
}

function filesFrom(file, bundle) {
  const imports = reachedFrom(file, (name) => ({ importedIds: bundle[name]?.imports ?? [] }));
  return [...imports].filter((name) => !isShell(name)).map((name) => `/${name}`);
}
