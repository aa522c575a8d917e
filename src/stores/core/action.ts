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

/* @__NO_SIDE_EFFECTS__ */
export function createAction<Args extends readonly unknown[], Value>(
  run: (...args: Args) => Promise<Value>,
): Action<Args, Value> {
  const $status = createStore<ActionStatus>({ state: 'idle' });
  let running = 0;
  const action = async (...args: Args) => {
    running += 1;
    $status.set({ state: 'pending' });
    const outcome = await outcomeOf(run(...args));
    running -= 1;
    if (running === 0) $status.set(outcome.ok ? { state: 'success' } : { state: 'error', error: outcome.error });
    return outcome;
  };
  return Object.assign(action, { $status });
}
