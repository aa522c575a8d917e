// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { $dialog } from '../../stores/core/dialogs.ts';
import { US_PAGE } from '../../stores/core/page-data.test-support.ts';
import { $toasts, removeToast } from '../../stores/core/toasts.ts';
import { pressEscape } from '../kit/popover.test-support.ts';
import { cartButton, cartFrame, connectShop, isOpen, showShopPage } from './shop-page.test-support.ts';

/** Only the texts of the page fail to load. */
function failTexts(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('/fapi/i18n/')) throw new TypeError('fetch failed');
    return fetch(address, init);
  });
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  showShopPage(runInThisContext);
  failTexts();
  await import('./main.ts');
});

// A toast's clock outlives the document of this file.
afterAll(() => {
  for (const { id } of $toasts.get()) removeToast(id);
});

describe("the header's cart while its scripts are loading", () => {
  test('stays closed where the visitor closes it before the dialog host is loaded', async () => {
    cartButton().click();
    expect(isOpen(cartFrame())).toBe(true);
    pressEscape();
    await import('./dialog-host.ts');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([isOpen(cartFrame()), $dialog.get()]).toEqual([false, undefined]);
  });

  test('closes with a message where its texts fail to load, and opens with the next tap', async () => {
    cartButton().click();
    expect(isOpen(cartFrame())).toBe(true);
    await waitFor(() => expect([isOpen(cartFrame()), $dialog.get()]).toEqual([false, undefined]));
    expect($toasts.get().map(({ message }) => message)).toEqual([US_PAGE.texts.offline]);
    connectShop();
    cartButton().click();
    await waitFor(() => expect(cartFrame().textContent).toContain('Your cart is empty'));
  });
});
