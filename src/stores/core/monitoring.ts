import { isApiError, type ApiError } from '../../api/core/api-error.ts';

/** What the shop's log and metrics are told (`server/endpoints/report-routes.ts`): neither texts nor values of anybody. */
interface Report {
  readonly errorId: string;
  readonly status: number;
  readonly path: string;
  readonly correlationId?: string;
}

const BATCH_SIZE = 20;
/** A page in trouble does not fill the log. */
const MAX_ERRORS_PER_PAGE = 100;
/** What happens together is told together. */
const DELAY = 1000;

const known = new WeakSet<ApiError>();
const waiting: Report[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const body = new Blob([JSON.stringify({ errors: waiting.splice(0, BATCH_SIZE) })], { type: 'application/json' });
    if (navigator.sendBeacon?.('/fapi/api-error', body)) continue;
    fetch('/fapi/api-error', { method: 'POST', body, keepalive: true }).catch(console.debug);
  }
}

/** On the event and on who listens for it: docs/errors.md. */
function askForChallenge({ appId, correlationId }: ApiError): void {
  const event = new CustomEvent('aisle:bot-challenge', { detail: { appId, correlationId } });
  // An error may be told of while a page is drawn.
  queueMicrotask(() => document.dispatchEvent(event));
}

function enqueue({ errorId, status, path, correlationId }: ApiError): void {
  if (path === undefined || count >= MAX_ERRORS_PER_PAGE) return;
  count += 1;
  waiting.push({ errorId, status, path, ...(correlationId && { correlationId }) });
  timer ??= setTimeout(send, DELAY);
}

if (!import.meta.env.SSR) addEventListener('pagehide', send);

/**
 * Tells of an error that a call was answered with, each once, however often it is shown; a 403 that names an application asks the
 * page for its bot-protection challenge (docs/contract.md#error-handling). What no call answered is nothing the service could be asked about.
 */
export function reportError(error: unknown): void {
  if (!isApiError(error) || error.status === 0 || known.has(error)) return;
  known.add(error);
  enqueue(error);
  if (error.status === 403 && error.appId) askForChallenge(error);
}
