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

/**
 * The outcome contains the error of an API; any other error is a script's: it is reported (docs/errors.md#monitoring) and
 * rethrown. `$status` stays pending until the last running call has ended.
 */
export interface Action<Args extends readonly unknown[], Value> {
  (...args: Args): Promise<Outcome<Value>>;
  readonly $status: ReadableAtom<ActionStatus>;
}

function scriptError(name: string, cause: unknown): ApiError {
  void import('./script-errors.ts').then((module) => module.reportScriptError(name, cause));
  return new ApiError({ errorId: 'GEN500', status: 0, message: '', cause });
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
    let status: ActionStatus = { state: 'success' };
    try {
      return { ok: true, value: await run(...args) } as const;
    } catch (cause) {
      const error = isApiError(cause) ? cause : scriptError(name, cause);
      status = { state: 'error', error };
      if (error !== cause) throw cause;
      return { ok: false, error } as const;
    } finally {
      running -= 1;
      report(status);
    }
  };
  return Object.assign(action, { $status });
}
