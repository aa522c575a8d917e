// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { $dialog } from '../../stores/core/dialogs.ts';
import { cartButton, cartFrame, isOpen, showShopPage } from './shop-page.test-support.ts';

beforeAll(async () => {
  history.replaceState(null, '', '/#modal=pay-later-info');
  showShopPage(runInThisContext);
});

describe('a tap on the cart before any module has run', () => {
  test('shows the frame at once, and takes precedence over the dialog of the address', async () => {
    cartButton().click();
    expect(isOpen(cartFrame())).toBe(true);
    await import('./main.ts');
    await waitFor(() => expect($dialog.get()?.name).toBe('mini-cart'));
    await waitFor(() => expect(cartFrame().textContent).toContain('Your cart is empty'));
    expect([...document.querySelectorAll('dialog')].filter(isOpen)).toEqual([cartFrame()]);
    expect(location.hash).toBe('');
  });
});
