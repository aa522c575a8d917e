// Preloaded by the server: loads sources whose types were stripped before. Node then does not load its own stripper, which
// stays in memory (docs/decisions/093). A source that was not stripped is loaded as Node loads it.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';
import { strippedFile } from './stripped-source.mjs';

const OWN = pathToFileURL(`${ROOT}/`).href;
const isOwn = (url) => url.startsWith(OWN) && url.endsWith('.ts') && !url.includes('/node_modules/');

registerHooks({
  load(url, context, nextLoad) {
    const source = isOwn(url) ? readStripped(fileURLToPath(url)) : undefined;
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

function readStripped(path) {
  try {
    return readFileSync(strippedFile(readFileSync(path, 'utf8')), 'utf8');
  } catch {
    return undefined; // not stripped
  }
}
