import { beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, startBrowser } from './browser.test-support.ts';

beforeEach(() => {
  startBrowser(createTestGateway());
});

describe('toasts', () => {
  test('are shown in the order of the calls, the same message once', async () => {
    const { $toasts, showToast, removeToast } = await import('./toasts.ts');
    showToast('success', 'Added');
    showToast('error', 'cart.expired');
    showToast('success', 'Added');
    expect($toasts.get().map(({ message }) => message)).toEqual(['cart.expired', 'Added']);
    removeToast($toasts.get()[0]?.id ?? 0);
    expect($toasts.get()).toMatchObject([{ message: 'Added' }]);
  });
});
