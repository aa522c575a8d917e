import { Hono } from 'hono';
import type { CreateSandbox } from '../../providers/provider.ts';
import type { TagManager } from '../../providers/tag-manager/provider.ts';
import { runTagManager } from './stand-in.ts';

const ID = 'GTM-SANDBOX';
const PATH = '/tag-manager/gtm.js';
const SCRIPT = `(${runTagManager})(${JSON.stringify(ID)});\n`;
const HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=900' };

/** A tag manager without tags. */
export const createSandbox: CreateSandbox<TagManager> = () => ({
  adapter: { src: `/sandbox${PATH}?id=${ID}`, firstParty: undefined },
  router: new Hono().get(PATH, (context) => context.body(SCRIPT, 200, HEADERS)),
});
