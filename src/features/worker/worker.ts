import { pollBuild } from './build-poll.ts';
import { isBuildFile } from './cache-rules.ts';
import { isPageInUse, watchEdits } from './page-use.ts';
import { createReloader } from './reloader.ts';
import type { SeenMessage } from './worker-messages.ts';

const WORKER = '/sw-nora.js';

/** Counts the requests that the page makes from now on and that have no response yet. */
function countCalls(): () => number {
  const { fetch: send } = globalThis;
  let running = 0;
  globalThis.fetch = async (...request) => {
    running += 1;
    return send(...request).finally(() => (running -= 1));
  };
  return () => running;
}

/** The page and its files, which the worker has not seen yet. */
function listSeen(): SeenMessage {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = urls.filter(({ origin, pathname }) => origin === location.origin && isBuildFile(pathname));
  return { seen: [location.href, ...files.map(({ href }) => href)] };
}

/**
 * Registers the service worker. The page is reloaded when another worker takes over: an update, or one that another tab
 * activated. The first worker of a browser is none of these.
 */
export async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const [edits, calls] = [watchEdits(document), countCalls()];
  const reload = createReloader({
    isInUse: () => isPageInUse(document, edits, calls()),
    reload: () => location.reload(),
  });
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) reload();
    else serviceWorker.controller?.postMessage(listSeen());
    isControlled = true;
  });
  await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' }).catch(console.debug);
  pollBuild(async () => (await serviceWorker.getRegistration('/'))?.update());
}
