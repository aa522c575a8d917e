import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { publicPath } from '../../../src/cms/site/locale-path.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createOpenId } from '../../providers/social/open-id.ts';
import type { SocialDeps } from '../../providers/social/provider.ts';
import { RETURN_PATH, type SocialProvider } from '../../providers/social/social.ts';
import { clientsOf, MOUNT, type SocialSandboxDeps } from './social-clients.ts';
import { Hono } from 'hono';
import { createServer, request as send, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';

/** The adapter of OpenID Connect, which talks to the sandbox's issuer within the process. */
export const createSandbox: CreateSandbox<SocialProvider, SocialDeps> = ({ publicOrigin, secret }) => {
  const locales = Object.keys(DEFAULT_SITES.locales);
  const redirectUris = locales.map((locale) => publicOrigin + publicPath(RETURN_PATH, locale, DEFAULT_SITES));
  const { fetch, router } = createSocialSandbox({ publicOrigin, redirectUris, secret });
  const openId = createOpenId({ clients: clientsOf({ secret, issuer: `${publicOrigin}${MOUNT}` }), fetch });
  return { adapter: { ...openId, isSandbox: true }, router };
};

/** The provider is loaded and started by the first request. */
function createSocialSandbox(deps: SocialSandboxDeps) {
  let started: Promise<(request: Request) => Promise<Response>> | undefined;
  const start = async () => {
    const { openIdListener } = await import('./open-id-provider.ts');
    return fetchOf(openIdListener(deps));
  };
  const fetch = async (request: Request): Promise<Response> => (await (started ??= start()))(request);
  const router = new Hono().all('/social/*', (context) => fetch(context.req.raw));
  return { fetch, router };
}

/** A listener of `node:http` as a Fetch handler: real HTTP over a pair of streams, without opening a port. */
function fetchOf(listener: RequestListener): (request: Request) => Promise<Response> {
  const server = createServer(listener);
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const headers = { ...Object.fromEntries(request.headers), connection: 'close', 'content-length': `${body.length}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: request.method, path: pathname + search, headers, createConnection: () => near };
      send(options, resolve).on('error', reject).end(body);
    });
    return toResponse(answer);
  };
}

const BODILESS = new Set([204, 205, 304]);
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!HOP_BY_HOP.has(name)) for (const value of values) headers.append(name, value);
  }
  const status = answer.statusCode ?? 500;
  return new Response(BODILESS.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
