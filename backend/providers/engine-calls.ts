import { isRecord } from '../../domain/record.ts';
import { createCircuit } from '../../src/api/core/circuit.ts';
import { readResponseBytes } from '../../src/lib/bounded-body.ts';
import type { Log } from '../../src/lib/log.ts';

export interface EngineDeps {
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

export interface EngineCall {
  readonly href: string;
  /** Makes it a POST request. */
  readonly body?: object;
}

/** A page, or the cards of a visitor, wait no longer than this. */
const TIMEOUT_MS = 800;
const MAX_BYTES = 512 * 1024;
const FAILURES = 3;
const PAUSE_MS = 30_000;

/**
 * Returns a function that asks a service for a JSON object or list; after several failures in a row nothing is sent for a
 * while. `name` stands in the log, `service` in errors.
 */
export function createEngineCalls(
  { name, service }: { readonly name: string; readonly service: string },
  { log, fetch: fetchFrom = fetch, now = Date.now }: EngineDeps,
): (call: EngineCall) => Promise<unknown> {
  const circuit = createCircuit({
    threshold: FAILURES,
    pause: PAUSE_MS,
    now,
    changed: (isOpen) => log.warn({ isOpen }, `${name}: the circuit changed`),
  });
  return async (call) => {
    if (!circuit.allows()) throw new Error(`${service} failed before and is not asked.`);
    try {
      const answer = await send(call, service, fetchFrom);
      circuit.succeeded();
      return answer;
    } catch (error) {
      circuit.failed();
      throw error;
    }
  };
}

async function send({ href, body }: EngineCall, service: string, fetchFrom: typeof fetch): Promise<unknown> {
  const response = await fetchFrom(href, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${service} answered ${response.status}.`);
  const bytes = await readResponseBytes(response, MAX_BYTES);
  if (bytes === undefined) throw new Error(`${service} sent more than ${MAX_BYTES} bytes.`);
  const answer: unknown = JSON.parse(bytes.toString('utf8'));
  if (!isRecord(answer) && !Array.isArray(answer)) throw new Error(`${service} sent neither an object nor a list.`);
  return answer;
}
