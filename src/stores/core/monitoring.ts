import { isApiError, type ApiError } from '../../api/core/api-error.ts';

/** Sent to the shop's log and metrics (`server/endpoints/report-routes.ts`): neither texts nor personal values. */
interface Report {
  readonly errorId: string;
  readonly status: number;
  readonly path: string;
  readonly correlationId?: string;
}

const BATCH_SIZE = 20;
/** Limits the log entries of one page. */
const MAX_ERRORS_PER_PAGE = 100;
/** Errors within this time (ms) are sent together. */
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

/** On the event and its listeners: docs/errors.md. */
function askForChallenge({ appId, correlationId }: ApiError): void {
  const event = new CustomEvent('aisle:bot-challenge', { detail: { appId, correlationId } });
  // An error may be reported while a page renders.
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
 * Reports an error response, each once, however often it is shown; a 403 that names an application requests the page's
 * bot-protection challenge (docs/contract.md#error-handling). Errors without a response are not reported: the service has no
 * record of them.
 */
export function reportError(error: unknown): void {
  if (!isApiError(error) || error.status === 0 || known.has(error)) return;
  known.add(error);
  enqueue(error);
  if (error.status === 403 && error.appId) askForChallenge(error);
}
