import type { RequestHandler } from '@optimizely/optimizely-sdk/universal';
import { readResponseBytes } from '../../../src/lib/bounded-body.ts';

export type SendToVendor = (url: string, init: RequestInit) => Promise<Response>;

type VendorRequest = Parameters<RequestHandler['makeRequest']>;
type VendorResponse = Awaited<ReturnType<RequestHandler['makeRequest']>['responsePromise']>;

export interface RequestHandlerOptions {
  readonly send: SendToVendor;
  /** For the response with its body. */
  readonly timeoutMs: number;
  /** Throws for the body of a successful response that must not be used. */
  readonly check?: (body: string) => void;
}

/** What the SDK sends its requests with. */
export interface ExperimentRequestHandler extends RequestHandler {
  /** Settles when no request is under way. */
  settled(): Promise<void>;
}

const MAX_BYTES = 8 * 1024 * 1024;

/** Unlike the SDK's own, ends a request whose response stops halfway. */
export function createRequestHandler(options: RequestHandlerOptions): ExperimentRequestHandler {
  const pending = new Set<Promise<unknown>>();
  return {
    makeRequest(...request) {
      const controller = new AbortController();
      const responsePromise = exchange(request, options, controller).finally(() => pending.delete(responsePromise));
      pending.add(responsePromise);
      return { responsePromise, abort: () => controller.abort() };
    },
    async settled() {
      await Promise.allSettled(pending);
    },
  };
}

async function exchange(
  [url, headers, method, data]: VendorRequest,
  { send, timeoutMs, check }: RequestHandlerOptions,
  controller: AbortController,
): Promise<VendorResponse> {
  const late = new Error(`No response from ${new URL(url).host} within ${timeoutMs} ms.`);
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  try {
    const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const response = await send(url, {
      method,
      headers: sent,
      signal: controller.signal,
      ...(data !== undefined && { body: data }),
    });
    const bytes = await readResponseBytes(response, MAX_BYTES);
    if (bytes === undefined) throw new Error(`${new URL(url).host} sent more than ${MAX_BYTES} bytes.`);
    const body = bytes.toString('utf8');
    if (response.ok) check?.(body);
    return { statusCode: response.status, body, headers: Object.fromEntries(response.headers) };
  } finally {
    clearTimeout(timer);
  }
}
