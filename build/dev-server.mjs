import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RELOADED = ['server', 'backend'].map((folder) => join(ROOT, folder) + sep);

const CONTENT_CHANGED = 'aisle:content-changed';
/** A changed document reloads pages, except previews and the studio, which update themselves. */
const FOLLOW_CONTENT = `import.meta.hot?.on('${CONTENT_CHANGED}', () => {
  if (document.querySelector('#preview-info, #workspace') === null) location.reload();
});`;

/**
 * React's fast refresh requires this preamble before components; Astro adds it for hydrated islands only, not for
 * studio pages with a single root.
 */
const REACT_REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/**
 * `npm run dev`: mounts the shop's own endpoints on Astro's development server and sets `Astro.locals`, as the
 * production server does.
 */
export function devServices() {
  let shop;
  return {
    name: 'aisle-dev',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('page', `${REACT_REFRESH}\n${FOLLOW_CONTENT}`);
        updateConfig({ vite: { plugins: [admitPages(() => shop)] } });
      },
      'astro:server:setup': async ({ server }) => {
        shop = await setUp(server);
      },
    },
  };
}

/** Middleware between Vite, which serves its own requests, and Astro: passes on declared paths only. */
function admitPages(shop) {
  return {
    name: 'aisle-admitted-pages',
    enforce: 'pre',
    configureServer: (server) => () => {
      server.middlewares.use((request, _response, next) => {
        shop()?.admit(request);
        next();
      });
    },
  };
}

async function setUp(server) {
  // Vitest starts a Vite server as well, but needs no shop.
  if (process.env.VITEST) return undefined;
  const { createDevShop } = await server.ssrLoadModule(join(ROOT, 'server', 'dev.ts'));
  const shop = await createDevShop({
    ownOrigin: () => `http://localhost:${server.httpServer.address().port}`,
    contentChanged: () => server.ws.send(CONTENT_CHANGED),
  }).catch(failStart);
  server.middlewares.use((request, response, next) => shop.handle(request, response, next));

  const close = server.close.bind(server);
  server.close = async () => {
    await shop.close();
    await close();
  };
  server.watcher.on('change', (path) => {
    if (RELOADED.some((folder) => path.startsWith(folder))) server.restart();
  });
  return shop;
}

/** Prints invalid settings line by line, as `npm start` does. */
function failStart(error) {
  console.error(error instanceof Error && error.constructor.name === 'StartError' ? error.message : error);
  process.exit(1);
}
