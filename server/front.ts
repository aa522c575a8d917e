import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIPv6, type BlockList } from 'node:net';
import type { Log } from '../src/lib/log.ts';
import type { StoreUse } from '../src/cms/request-context.ts';
import type { SitesConfig } from '../src/cms/site/sites.schema.ts';
import { isBot } from './http/bots.ts';
import { isCall, type CallListener } from './endpoints/endpoints.ts';
import type { AnswerKind, Metrics } from './endpoints/metrics.ts';
import { CALL_IDS, callIds, writeCallIds } from './gateway/call-ids.ts';
import { clientAddress } from './gateway/client-address.ts';
import { HTTP_ERRORS, errorResponse } from './gateway/error-response.ts';
import { chosenStore, isInStore, preferredShoeSize } from './gateway/session-cookie.ts';
import { framedAddress } from './pages/framed-address.ts';
import type { FileSender } from './http/file-sender.ts';
import { sendReply, type HeaderList } from './http/reply.ts';
import { readTarget } from './http/request-target.ts';
import type { OriginRule } from './gateway/same-origin.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { cachedAddress, isBypassing, readAddress, type PageAddress } from './pages/page-address.ts';
import type { PageExperiences } from './experiences/page-experiences.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { withMyStore } from './pages/my-store.ts';
import type { StealthGroup } from './experiences/stealth-group.ts';
import { withShoeSize } from './pages/shoe-size.ts';
import { readSubmittedForm } from './pages/submitted-form.ts';
import { DATA_POLICY } from './http/security-headers.ts';

export interface FrontOptions {
  readonly pageCache: PageCache<PageAddress>;
  readonly render: PageRenderer;
  readonly experiences: Pick<PageExperiences, 'sourceFor'>;
  /** `undefined` where visitors have none. */
  readonly stealthGroup: StealthGroup | undefined;
  readonly files: readonly FileSender[];
  readonly calls: CallListener;
  readonly metrics: Metrics;
  readonly sitesConfig: () => SitesConfig;
  /** Headers of every response. */
  readonly headers: HeaderList;
  readonly trustedProxies: BlockList;
  /** Networks of the stores' devices. */
  readonly storeNetworks: BlockList;
  /** Of forms that pages take. */
  readonly origin: OriginRule;
  readonly log: Log;
}

/** The process's one request listener (docs/contract.md#page-cache): cached page, file, call, page. */
export function createFront(options: FrontOptions): RequestListener {
  const { pageCache, log } = options;
  return (request, response) => {
    if (isForAll(request, options) && pageCache.sendFresh(request.url ?? '', request, response)) return;
    const started = performance.now();
    answer(request, response, options).then(
      (kind) => options.metrics.observe(kind, response.statusCode, performance.now() - started),
      (error: unknown) => {
        log.error({ err: error, method: request.method, path: request.url?.split('?')[0] }, 'front: a request failed');
        if (response.headersSent) response.destroy();
        else sendText(response, { status: 500, text: 'Something went wrong on our side.', headers: options.headers });
      },
    );
  };
}

/** Whether the page at the address is the same as for any other visitor, and nothing has to be set with it. */
function isForAll(request: IncomingMessage, options: FrontOptions): boolean {
  const { cookie } = request.headers;
  if (options.stealthGroup?.isMissing(request) === true) return false;
  const isPlain = preferredShoeSize(cookie) === undefined && chosenStore(cookie) === undefined;
  return isPlain && isRead(request) && storeUseOf(request, options) === undefined;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** How a request comes from a store; its pages are rendered for it, so that those of other visitors stay as they are. */
function storeUseOf(request: IncomingMessage, { storeNetworks, trustedProxies }: FrontOptions): StoreUse | undefined {
  if (isInStore(request.headers.cookie)) return 'associate';
  if (storeNetworks.rules.length === 0) return undefined;
  const address = clientAddress(request, trustedProxies);
  return storeNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? 'device' : undefined;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: FrontOptions): Promise<AnswerKind> {
  const target = readTarget(request.url ?? '');
  if (target.kind !== 'path') return answerImproper(request, response, { options, target });
  if (isCall(target.url)) return answerCall(request, response, options);
  if (!isRead(request)) return answerForm(request, response, { options, url: target.url });
  for (const send of options.files) if (await send(request, response)) return 'file';
  await answerPage(request, response, { options, url: target.url });
  return 'page';
}

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  options: FrontOptions,
): Promise<AnswerKind> {
  for (const [name, value] of options.headers) response.setHeader(name, value);
  response.setHeader('content-security-policy', DATA_POLICY);
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  await options.calls(request, response);
  return 'call';
}

type PageTarget = { readonly options: FrontOptions; readonly url: string };

async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { options, url }: PageTarget,
): Promise<void> {
  const bot = isBot(request.headers['user-agent']);
  const framed = framedAddress(url);
  const size = preferredShoeSize(request.headers.cookie);
  const myStore = chosenStore(request.headers.cookie);
  const sized = withShoeSize(readAddress(framed ?? url, options.sitesConfig()), size);
  const address = withMyStore(sized, myStore);
  options.stealthGroup?.assign({ request, response, address });
  const storeUse = storeUseOf(request, options);
  const cached = framed === undefined && storeUse === undefined ? cachedAddress(address) : undefined;
  if (cached !== undefined) return options.pageCache.send(cached, request, response, bot);
  const visitor = { request, address: clientAddress(request, options.trustedProxies) };
  const isShown = bot || framed !== undefined || isBypassing(address);
  const page = await options.render({
    address,
    isBot: bot,
    isFramed: framed !== undefined,
    storeUse,
    myStore,
    experiences: isShown ? undefined : await options.experiences.sourceFor({ address, request, response }),
    visitor,
  });
  return sendReply(request, response, page.reply);
}

/** A form that a page of one visitor takes (`src/routes.ts`); the page answers it. */
async function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  { options, url }: PageTarget,
): Promise<AnswerKind> {
  const address = readAddress(url, options.sitesConfig());
  const form = await readSubmittedForm(request, address, options.origin);
  if ('status' in form) {
    const headers: HeaderList = form.status === 405 ? [...options.headers, ['allow', 'GET, HEAD']] : options.headers;
    sendText(response, { ...form, headers });
    return 'page';
  }
  const visitor = { request, address: clientAddress(request, options.trustedProxies), form };
  const storeUse = storeUseOf(request, options);
  const myStore = chosenStore(request.headers.cookie);
  const bot = isBot(request.headers['user-agent']);
  const page = await options.render({ address, isBot: bot, storeUse, myStore, visitor });
  await sendReply(request, response, page.reply);
  return 'page';
}

type ImproperTarget = {
  readonly options: FrontOptions;
  readonly target: { readonly kind: 'redirect'; readonly location: string } | { readonly kind: 'malformed' };
};

async function answerImproper(
  request: IncomingMessage,
  response: ServerResponse,
  { options, target }: ImproperTarget,
): Promise<AnswerKind> {
  if (target.kind === 'redirect' && isRead(request)) {
    const headers: HeaderList = [...options.headers, ['location', target.location]];
    sendText(response, { status: 301, text: target.location, headers });
    return 'page';
  }
  if (isCall(request.url ?? '')) return rejectCall(request, response, options);
  if (isRead(request)) await answerPage(request, response, { options, url: '/400' });
  else sendText(response, { status: 400, text: 'The address cannot be read.', headers: options.headers });
  return 'page';
}

/** Responds to an API request with a malformed address with the error envelope. */
async function rejectCall(
  request: IncomingMessage,
  response: ServerResponse,
  { headers }: FrontOptions,
): Promise<AnswerKind> {
  const sent = new Headers();
  for (const name of CALL_IDS) sent.set(name, String(request.headers[name] ?? ''));
  const ids = callIds(sent);
  const answer = errorResponse(HTTP_ERRORS.unreadable, ids.correlationId);
  writeCallIds(answer.headers, ids);
  const own: HeaderList = [
    ['cache-control', 'private, no-store'],
    ['content-security-policy', DATA_POLICY],
  ];
  const body = Buffer.from(await answer.arrayBuffer());
  await sendReply(request, response, { status: answer.status, headers: [...headers, ...answer.headers, ...own], body });
  return 'call';
}

interface PlainText {
  readonly status: number;
  readonly text: string;
  readonly headers: HeaderList;
}

/** Does not close the connection while the client still sends: Node ends it after an unread body. */
function sendText(response: ServerResponse, { status, text, headers }: PlainText): void {
  const body = `${text}\n`;
  const all: HeaderList = [
    ...headers,
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'private, no-store'],
    ['content-security-policy', DATA_POLICY],
  ];
  response.writeHead(status, all.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
