import { useContext, useRef, useState } from 'react';
import type { Outcome } from '../../stores/action.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext } from '../shell/text.ts';

interface Task {
  readonly isPending: boolean;
  /** What to tell of the last refusal. */
  readonly error: string | undefined;
  /** Runs one action at a time; answers nothing where it was refused or another one is running. */
  run<Value>(action: () => Promise<Outcome<Value>>): Promise<Value | undefined>;
}

export function useTask(): Task {
  const messages = useContext(MessagesContext);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isPending,
    error,
    async run(action) {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setPending(true);
      setError(undefined);
      const outcome = await action();
      isRunning.current = false;
      setPending(false);
      if (outcome.ok) return outcome.value;
      setError(errorText(outcome.error, messages));
      return undefined;
    },
  };
}
