import { useEffect, useState } from 'react';

interface AsyncValue<Value> {
  /** `undefined` until it is loaded. */
  readonly answer: Value | undefined;
  retry(): void;
}

/**
 * Calls `ask` once for each `question`, and again on `retry`; the result of an earlier question is discarded. `ask` has
 * to be a stable function.
 */
export function useAsyncValue<Value>(
  question: string | undefined,
  ask: (question: string) => Promise<Value>,
): AsyncValue<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly value: Value }>();
  const of = `${attempt} ${question}`;
  useEffect(() => {
    if (question === undefined) return;
    let isCurrent = true;
    const update = async () => {
      const value = await ask(question);
      if (isCurrent) setAnswer({ of, value });
    };
    void update();
    return () => {
      isCurrent = false;
    };
  }, [of, question, ask]);
  return { answer: answer?.of === of ? answer.value : undefined, retry: () => setAttempt(attempt + 1) };
}
