import type { Client, OptimizelyUserContext } from '@optimizely/optimizely-sdk/universal';
import { parseVisitorId } from '../../../domain/experiments/visitor-id.ts';
import type { Log } from '../../../src/lib/log.ts';
import type { ExperimentVisitor } from './experiments.ts';

/** `undefined` for a visitor without consent, and for one whose id or attributes the SDK must not get. */
export function createUserContext(
  client: Client,
  { id, attributes, allowsTargeting }: ExperimentVisitor,
  log: Log,
): OptimizelyUserContext | undefined {
  if (!allowsTargeting || parseVisitorId(id) === undefined) return undefined;
  try {
    return client.createUserContext(id, { ...attributes });
  } catch (error) {
    log.warn({ err: error }, 'experiments: the attributes of a visitor were rejected');
    return undefined;
  }
}
