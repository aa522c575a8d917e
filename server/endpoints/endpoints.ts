import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { BlockList } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../src/lib/log.ts';
import { clientAddress } from '../gateway/client-address.ts';
import type { GatewayEnvironment, RequestBindings } from '../gateway/gateway-environment.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import type { EditorEnvironment } from '../studio/editor-environment.ts';
import { chooseEncoding, compressForResponse, isCompressible } from '../http/encoding.ts';
import { mayReadMetrics, type Metrics } from './metrics.ts';

const PERSONAL = [
  '/*/cart',
  '/cart',
  '/*/checkout',
  '/checkout',
  '/*/account',
  '/account',
  '/*/account/*',
  '/account/*',
  '/sandbox/*',
  '/api/*',
];

/**
 * Pages a visitor is about to open (pointer resting, finger down) are prefetched, except pages with personal data.
 * Pages reference this document in their `Speculation-Rules` header.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: PERSONAL } }] },
      eagerness: 'moderate',
    },
  ],
});

const HEADERS = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };

function createSpeculationRules(): Hono {
  return new Hono().get('/speculation-rules.json', (context) => context.body(RULES, 200, HEADERS));
}

interface CallBindings extends RequestBindings {
  readonly incoming: IncomingMessage;
}

export interface CallsOptions {
  readonly gateway: Hono<GatewayEnvironment>;
  readonly forms: Hono<{ Bindings: RequestBindings }>;
  readonly features: Hono<{ Bindings: RequestBindings }>;
  /** Scripts of others. */
  readonly scripts: Hono;
  readonly health: Hono;
  readonly geo: Hono<{ Bindings: { readonly incoming: IncomingMessage } }>;
  readonly searchEngines: Hono;
  readonly confirmations: Hono<{ Bindings: RequestBindings }>;
  readonly editors: Hono<EditorEnvironment>;
  readonly sandbox: Hono<{ Bindings: RequestBindings }>;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly trustedProxies: BlockList;
  readonly log: Log;
}

export type CallListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a path belongs to an endpoint and never to a page. */
export function isCall(url: string): boolean {
  return /^\/((api|cms\/api|fapi|sstm|sandbox|healthcheck|metrics|sitemaps|get-user-geo-country|confirm-subscription\/confirm)(?=[/?]|$)|(robots\.txt|sitemap\.xml|speculation-rules\.json)(?=\?|$))/.test(
    url,
  );
}

/** All endpoints of the process as one listener. */
export function createCallListener(options: CallsOptions): CallListener {
  const app = new Hono<{ Bindings: CallBindings }>();
  app.onError(respondToError(options.log));
  app.use(async (context, next) => {
    await next();
    context.res = await compressed(context.res, context.req.header('accept-encoding'));
  });
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context.env.incoming, options.metricsToken)) return context.text('Forbidden\n', 403);
    return context.body(await options.metrics.text(), 200, { 'content-type': options.metrics.contentType });
  });
  app.route('/', createSpeculationRules());
  app.route('/', options.health);
  app.route('/', options.geo);
  app.route('/', options.searchEngines);
  app.route('/', options.forms);
  app.route('/', options.scripts);
  app.route('/', options.features);
  app.route('/', options.confirmations);
  app.route('/', options.editors);
  app.route('/', options.sandbox);
  app.route('/', options.gateway);

  return getRequestListener(
    (request, { incoming }) => {
      // The server is plain node:http, so the message is always an IncomingMessage.
      const message = incoming as IncomingMessage;
      return app.fetch(request, { incoming: message, address: clientAddress(message, options.trustedProxies) });
    },
    { overrideGlobalObjects: false },
  );
}

async function compressed(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  const encoding = chooseEncoding(acceptEncoding);
  const type = response.headers.get('content-type') ?? '';
  if (encoding === 'identity' || response.body === null || !isCompressible(type, Number.POSITIVE_INFINITY))
    return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  if (!isCompressible(type, body.length)) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
  return new Response(new Uint8Array(await compressForResponse(body, encoding)), { status: response.status, headers });
}
