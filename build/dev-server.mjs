import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RELOADED = ['server', 'backend'].map((folder) => join(ROOT, folder) + sep);

const CONTENT_CHANGED = 'aisle:content-changed';
/** A changed document loads pages again, except previews and the workspace: these follow it by themselves. */
const FOLLOW_CONTENT = `import.meta.hot?.on('${CONTENT_CHANGED}', () => {
  if (document.querySelector('#preview-info, #workspace') === null) location.reload();
});`;

/** What React's fast refresh wants of a page before its components; Astro says it for hydrated islands only, not for tools of one root. */
const REACT_REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** `npm run dev`: mounts the shop's own calls on Astro's development server and fills `Astro.locals`, as the front does. */
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

/** Stands between Vite, which takes what it needs itself, and Astro: only declared paths go further. */
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
  // Vitest starts a Vite server as well, but no shop.
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

/** Settings are wrong: lines for a person, as `npm start` prints them. */
function failStart(error) {
  console.error(error instanceof Error && error.constructor.name === 'StartError' ? error.message : error);
  process.exit(1);
}
