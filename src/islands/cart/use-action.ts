import { useContext, useRef, useState } from 'react';
import type { Outcome } from '../../stores/action.ts';
import { followRefusal } from '../../stores/cart-view.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext } from '../shell/text.ts';

/** Runs one action at a time; a click while one runs does nothing. What went wrong is told until the next. */
export function useAction() {
  const messages = useContext(MessagesContext);
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  /** Resolves to whether it was done. */
  const run = async (action: () => Promise<Outcome<unknown>>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setError(undefined);
    const outcome = await action();
    isRunning.current = false;
    setPending(false);
    if (!outcome.ok) {
      setError(errorText(outcome.error, messages));
      void followRefusal(outcome.error);
    }
    return outcome.ok;
  };

  return { run, isPending, error };
}
