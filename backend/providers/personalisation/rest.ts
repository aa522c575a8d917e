import { isRecord, memberOf } from '../../../domain/record.ts';
import { decidedItems } from '../../../domain/recommendations/decided-items.ts';
import { createEngineCalls, type EngineDeps } from '../engine-calls.ts';
import type { EngineSettings } from '../engine-settings.ts';
import type { Decision, PersonalisationProvider } from './personalisation.ts';

const NAMES = { name: 'personalisation', service: 'The personalisation engine' };
const MAX_ID = 200;

/** An engine by its address, the brand and the account, which is the channel of the calls. */
export function createRestPersonalisation(
  { url, brand, account }: EngineSettings,
  deps: EngineDeps,
): PersonalisationProvider {
  const ask = createEngineCalls(NAMES, deps);
  const href = `${url}/api/engine/v1/decide/${encodeURIComponent(brand)}`;
  return {
    brand,
    async decide({ customerId, events, monetateId }) {
      return readDecision(await ask({ href, body: { brand, channel: account, customerId, events, monetateId } }));
    },
  };
}

function readDecision(answer: unknown): Decision {
  if (!isRecord(answer)) throw new Error(`${NAMES.service} sent no decision.`);
  const id = memberOf(answer['meta'], 'monetateId');
  const monetateId = typeof id === 'string' && id.length <= MAX_ID ? id : undefined;
  return { items: decidedItems(answer), monetateId };
}
