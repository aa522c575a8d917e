// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReloader } from './reloader.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each call stands for a page: the guard must hold over reloads. */
function openPage(isInUse = () => false) {
  const reload = vi.fn();
  return { reload, onWorker: createReloader({ isInUse, reload }) };
}

describe('a new service worker', () => {
  test('reloads the page', () => {
    const { reload, onWorker } = openPage();
    onWorker();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload twice within ten seconds', () => {
    openPage().onWorker();
    vi.advanceTimersByTime(9999);
    const early = openPage();
    early.onWorker();
    expect(early.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const late = openPage();
    late.onWorker();
    expect(late.reload).toHaveBeenCalledOnce();
  });

  test('waits until the page is not in use, and reloads once', () => {
    let isDirty = true;
    const { reload, onWorker } = openPage(() => isDirty);
    onWorker();
    onWorker();
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    isDirty = false;
    vi.advanceTimersByTime(20_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload where nothing can be stored, because the guard would not hold', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { reload, onWorker } = openPage();
    onWorker();
    expect(reload).not.toHaveBeenCalled();
  });
});
