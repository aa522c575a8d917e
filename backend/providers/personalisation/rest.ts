import { isRecord, memberOf } from '../../../domain/record.ts';
import { decidedItems } from '../../../domain/recommendations/decided-items.ts';
import { createCircuit } from '../../../src/api/core/circuit.ts';
import { readResponseBytes } from '../../../src/lib/bounded-body.ts';
import type { Log } from '../../../src/lib/log.ts';
import type { Decision, DecisionRequest, PersonalisationProvider } from './personalisation.ts';

export interface RestSettings {
  /** Base URL without its trailing slash. */
  readonly url: string;
  readonly brand: string;
  /** The channel of the calls. */
  readonly account: string;
}

export interface RestDeps {
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** A visitor's cards wait no longer than this; the products for everybody stay. */
const TIMEOUT_MS = 800;
const MAX_BYTES = 512 * 1024;
const FAILURES = 3;
const PAUSE_MS = 30_000;
const MAX_ID = 200;

/** An engine by its address, the brand and the account. */
export function createRestPersonalisation(settings: RestSettings, deps: RestDeps): PersonalisationProvider {
  const { log, now = Date.now, fetch: fetchFrom = fetch } = deps;
  const circuit = createCircuit({
    threshold: FAILURES,
    pause: PAUSE_MS,
    now,
    changed: (isOpen) => log.warn({ isOpen }, 'personalisation: the circuit changed'),
  });
  return {
    brand: settings.brand,
    async decide(request) {
      if (!circuit.allows()) throw new Error('The personalisation engine failed before and is not asked.');
      try {
        const decision = readDecision(await send(request, settings, fetchFrom));
        circuit.succeeded();
        return decision;
      } catch (error) {
        circuit.failed();
        throw error;
      }
    },
  };
}

function readDecision(answer: Record<string, unknown>): Decision {
  const id = memberOf(answer['meta'], 'monetateId');
  const monetateId = typeof id === 'string' && id.length <= MAX_ID ? id : undefined;
  return { items: decidedItems(answer), monetateId };
}

async function send(
  { customerId, events, monetateId }: DecisionRequest,
  { url, brand, account }: RestSettings,
  fetchFrom: typeof fetch,
): Promise<Record<string, unknown>> {
  const response = await fetchFrom(`${url}/api/engine/v1/decide/${encodeURIComponent(brand)}`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ brand, channel: account, customerId, events, monetateId }),
  });
  if (!response.ok) throw new Error(`The personalisation engine answered ${response.status}.`);
  const bytes = await readResponseBytes(response, MAX_BYTES);
  if (bytes === undefined) throw new Error(`The personalisation engine sent more than ${MAX_BYTES} bytes.`);
  const answer: unknown = JSON.parse(bytes.toString('utf8'));
  if (!isRecord(answer)) throw new Error('The personalisation engine sent no decision.');
  return answer;
}
