import { useContext, useRef, useState } from 'react';
import type { ApiError } from '../../api/core/api-error.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { errorText } from './error-text.ts';
import { MessagesContext } from './text.ts';

interface Done<Value> {
  readonly value: Value;
}

interface Task {
  readonly isPending: boolean;
  /** Text of the last error, until the next run. */
  readonly error: string | undefined;
  setError(text: string | undefined): void;
  /** Runs one action at a time; resolves to undefined where the action failed or another one is running. */
  run<Value>(action: () => Promise<Outcome<Value>>): Promise<Done<Value> | undefined>;
}

/** `onError`: called for each error, beside showing its text. */
export function useTask(onError?: (error: ApiError) => unknown): Task {
  const messages = useContext(MessagesContext);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isPending,
    error,
    setError,
    async run(action) {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setPending(true);
      setError(undefined);
      const outcome = await action().finally(() => {
        isRunning.current = false;
        setPending(false);
      });
      if (outcome.ok) return outcome;
      setError(errorText(outcome.error, messages));
      onError?.(outcome.error);
      return undefined;
    },
  };
}
