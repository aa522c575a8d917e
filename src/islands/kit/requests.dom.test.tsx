// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { Outcome } from '../../stores/core/action.ts';
import { renderIsland } from './island.test-support.tsx';
import { useAsyncValue } from './use-request.ts';
import { useTask } from './use-task.ts';

type Ask = (question: string) => Promise<string>;

function Answer({ question, ask }: { readonly question: string | undefined; readonly ask: Ask }) {
  const { answer, retry } = useAsyncValue(question, ask);
  return (
    <button type="button" onClick={retry}>
      {answer ?? 'loading'}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;

describe('a loaded value', () => {
  test('is not requested without a question', () => {
    const ask = vi.fn<Ask>();
    renderIsland(<Answer question={undefined} ask={ask} />);
    expect([shown(), ask.mock.calls]).toEqual(['loading', []]);
  });

  test('is requested once for a question, and again on retry', async () => {
    let count = 0;
    const ask = vi.fn<Ask>(async (question) => `${question} ${++count}`);
    const { rerender } = renderIsland(<Answer question="boots" ask={ask} />);
    await waitFor(() => expect(shown()).toBe('boots 1'));
    rerender(<Answer question="boots" ask={ask} />);
    expect(ask).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toBe('boots 2'));
  });

  test('is the one of the last question, whichever response comes last', async () => {
    const waiting = new Map<string, (value: string) => void>();
    const ask: Ask = (question) => new Promise((resolve) => waiting.set(question, resolve));
    const { rerender } = renderIsland(<Answer question="first" ask={ask} />);
    rerender(<Answer question="second" ask={ask} />);
    waiting.get('second')?.('of the second');
    await waitFor(() => expect(shown()).toBe('of the second'));
    waiting.get('first')?.('of the first');
    await Promise.resolve();
    expect(shown()).toBe('of the second');
  });
});

type Run = () => Promise<Outcome<string>>;

function Task({ action, onError }: { readonly action: Run; readonly onError?: (error: ApiError) => void }) {
  const { run, isPending, error } = useTask(onError);
  return (
    <button type="button" aria-busy={isPending} onClick={() => void run(action)}>
      {error ?? 'no error'}
    </button>
  );
}

describe('a task', () => {
  test('runs once at a time, and is pending until it has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<string>>();
    const action = vi.fn<Run>(() => promise);
    renderIsland(<Task action={action} />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(action).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    resolve({ ok: true, value: 'done' });
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  });

  test('shows the text of its error until the next run, and reports it', async () => {
    const error = new ApiError({
      errorId: 'ADDED_MAX_QUANTITY',
      status: 409,
      message: '',
      details: { maxAllowedQty: 2 },
    });
    const onError = vi.fn<(error: ApiError) => void>();
    const outcomes: Outcome<string>[] = [
      { ok: false, error },
      { ok: true, value: 'done' },
    ];
    const action: Run = async () => outcomes.shift() ?? { ok: false, error };
    renderIsland(<Task action={action} onError={onError} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(shown()).toMatch(/\b2\b/));
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(shown()).toBe('no error'));
  });
});
