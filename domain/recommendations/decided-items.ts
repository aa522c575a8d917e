import { memberOf } from '../record.ts';

/** The items of the first list of actions of an engine's answer (`POST /api/engine/v1/decide/{brand}`). */
export function decidedItems(answer: unknown): unknown {
  const responses = memberOf(memberOf(answer, 'data'), 'responses') ?? memberOf(answer, 'responses');
  const [first]: unknown[] = Array.isArray(responses) ? responses : [];
  const actions = memberOf(first, 'actions');
  const action = Array.isArray(actions) ? actions.find((one) => Array.isArray(memberOf(one, 'items'))) : undefined;
  return memberOf(action, 'items');
}
