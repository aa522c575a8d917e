import type { ApiError } from '../../api/core/api-error.ts';
import { observeActions, type ActionCall, type ActionStatus } from './action.ts';

/**
 * What happened to a call of an action: its start, its end or its error. Neither arguments nor results are in it; `id`
 * is the same for all events of a call.
 */
export interface ActionEvent {
  readonly name: string;
  readonly id: number;
  readonly phase: 'start' | 'end' | 'error';
  readonly error?: ApiError;
}

const listeners = new Set<(event: ActionEvent) => void>();
const events: ActionEvent[] = [];
const ids = new WeakMap<ActionCall, number>();
let lastId = 0;

function idOf(call: ActionCall): number {
  const id = ids.get(call) ?? (lastId += 1);
  ids.set(call, id);
  return id;
}

/** Every listener receives every event, in order, also where a listener starts an action. */
function emit(event: ActionEvent): void {
  if (events.push(event) > 1) return;
  for (const next of events) for (const listener of listeners) listener(next);
  events.length = 0;
}

function phaseOf(status: ActionStatus): Pick<ActionEvent, 'phase' | 'error'> {
  if (status.state === 'error') return { phase: 'error', error: status.error };
  return { phase: status.state === 'pending' ? 'start' : 'end' };
}

observeActions((call, status) => emit({ name: call.name, id: idOf(call), ...phaseOf(status) }));

/** Calls `listener` for every event from now on; returns a function that unsubscribes. */
export function onAction(listener: (event: ActionEvent) => void): () => void {
  const guarded = (event: ActionEvent): void => {
    try {
      listener(event);
    } catch (cause) {
      // The action that is reported goes on.
      console.error(cause);
    }
  };
  listeners.add(guarded);
  return () => void listeners.delete(guarded);
}
