import { useContext, useState } from 'react';
import type { Outcome } from '../../stores/action.ts';
import { errorText } from '../shell/error-text.ts';
import { MessagesContext } from '../shell/text.ts';

/** Runs one action at a time and keeps what to tell of its refusal. */
export function useSubmit() {
  const messages = useContext(MessagesContext);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  const run = async (action: () => Promise<Outcome<unknown>>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setError(undefined);
    const outcome = await action();
    setPending(false);
    if (!outcome.ok) setError(errorText(outcome.error, messages));
    return outcome.ok;
  };
  return { run, error, setError, isPending };
}
