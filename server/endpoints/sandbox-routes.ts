import { Hono } from 'hono';
import type { SendRequest } from '../../src/api/core/exchange.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';

const EXPERIMENTS = /^\/sandbox\/experiments(\/|$)/;
const SCRIPTS = /^\/sandbox\/(tag-manager|chat|bot-protection)(\/|$)/;
const FRAMES = /^\/sandbox\/frame(\/|$)/;
/**
 * What a provider's frame, which has no origin, loads and requests. Only the shop's own origin may read the rest, the
 * inbox included.
 */
const BY_FRAMES = /^\/sandbox\/(frame|card|wallet|3ds|pay-later)(\/|$)/;
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

/**
 * `/sandbox`: stand-ins of third parties (docs/contract.md#sandbox). They serve any client, so the shop's same-origin rule does not
 * apply; a provider's frame, which has no origin, may read the responses meant for it. Only `/sandbox/frame` may be
 * framed, by the shop itself. `experiments` and `scripts` serve the paths of providers that the server
 * creates itself.
 */
export function createSandboxCalls(
  send: SendRequest | undefined,
  experiments?: SendRequest,
  scripts?: SendRequest,
): Hono<{ Bindings: RequestBindings }> {
  return new Hono<{ Bindings: RequestBindings }>().all('/sandbox/*', async ({ req }) => {
    const isByFrames = BY_FRAMES.test(req.path);
    const isOpaque = isByFrames && req.header('origin') === 'null';
    if (isOpaque && req.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    const provider = EXPERIMENTS.test(req.path) ? experiments : SCRIPTS.test(req.path) ? scripts : send;
    const answer = await provider?.(req.raw);
    const { status, body, headers: sent } = answer ?? new Response('There is nothing here.\n', { status: 404 });
    const headers = new Headers(sent);
    if (isOpaque) for (const [name, value] of Object.entries(OPAQUE)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('cross-origin-resource-policy', isByFrames ? 'cross-origin' : 'same-origin');
    headers.set('content-security-policy', framedBy(headers.get('content-security-policy') ?? PAGE_POLICY, req.path));
    return new Response(body, { status, headers });
  });
}

const OPAQUE = { 'access-control-allow-origin': 'null', vary: 'Origin' };
const PREFLIGHT = {
  ...OPAQUE,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

function framedBy(policy: string, path: string): string {
  const others = policy.split(';').filter((directive) => !/^\s*frame-ancestors\b/i.test(directive));
  return [...others, ` frame-ancestors ${FRAMES.test(path) ? "'self'" : "'none'"}`].join(';');
}
