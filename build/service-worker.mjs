import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/features/worker/sw-nora.ts', import.meta.url));

/**
 * Writes the service worker as one file (`/sw-nora.js`) and the id of the build (`/latest-build.json`), which is also in the
 * worker: a browser takes it for a new one with each build.
 * @returns {import('astro').AstroIntegration}
 */
export function serviceWorker() {
  let folders;
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        folders = [config.build.client, config.build.server].map((url) => fileURLToPath(url));
      },
      'astro:build:done': async () => {
        const [client] = folders;
        const id = hashFiles(folders);
        const code = await bundle();
        writeFileSync(join(client, 'sw-nora.js'), `/* ${id} */\n${code}`);
        writeFileSync(join(client, 'latest-build.json'), JSON.stringify({ build: id }));
      },
    },
  };
}

/** The same for equal files, whatever the order in which a folder lists them. */
function hashFiles(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) hash.update(`${relative(folder, path)}\n`).update(readFileSync(path));
  }
  return hash.digest('base64url').slice(0, 16);
}

/** @returns {Promise<string>} */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
    },
  });
  return result.output[0].code;
}
