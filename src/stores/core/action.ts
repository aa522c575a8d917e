import type { ReadableAtom } from 'nanostores';
import { ApiError, isApiError } from '../../api/core/api-error.ts';
import { createStore } from './store.ts';

export type ActionStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'success' }
  | { readonly state: 'error'; readonly error: ApiError };

export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError };

/** Never rejects: the outcome contains the error. `$status` stays pending until the last running call has ended. */
export interface Action<Args extends readonly unknown[], Value> {
  (...args: Args): Promise<Outcome<Value>>;
  readonly $status: ReadableAtom<ActionStatus>;
}

function apiErrorOf(cause: unknown): ApiError {
  if (isApiError(cause)) return cause;
  console.error(cause);
  return new ApiError({ errorId: 'GEN500', status: 0, message: String(cause), cause });
}

async function outcomeOf<Value>(running: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await running };
  } catch (cause) {
    return { ok: false, error: apiErrorOf(cause) };
  }
}

/** The object that stands for one call of an action; the same for all its statuses. */
export interface ActionCall {
  readonly name: string;
}

type Observe = (call: ActionCall, status: ActionStatus) => void;

let observe: Observe | undefined;

/** Sets the function that receives the calls of all actions: the stream of `action-stream.ts`. */
export function observeActions(by: Observe): void {
  observe = by;
}

const PENDING: ActionStatus = { state: 'pending' };

/** `name` is the action's area and verb, `cart/add`, and no other action has it. */
/* @__NO_SIDE_EFFECTS__ */
export function createAction<Args extends readonly unknown[], Value>(
  name: string,
  run: (...args: Args) => Promise<Value>,
): Action<Args, Value> {
  const $status = createStore<ActionStatus>({ state: 'idle' });
  let running = 0;
  const action = async (...args: Args) => {
    const call = { name };
    const report = (status: ActionStatus) => {
      $status.set(running ? PENDING : status);
      observe?.(call, status);
    };
    running += 1;
    report(PENDING);
    const outcome = await outcomeOf(run(...args));
    running -= 1;
    report(outcome.ok ? { state: 'success' } : { state: 'error', error: outcome.error });
    return outcome;
  };
  return Object.assign(action, { $status });
}
