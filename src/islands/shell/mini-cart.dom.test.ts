// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { $dialog, closeDialog, openDialog } from '../../stores/core/dialogs.ts';
import { clickBeside, pressEscape } from '../kit/popover.test-support.ts';
import { cartButton, cartFrame, element, isOpen, showShopPage } from './shop-page.test-support.ts';

const CART = { name: 'mini-cart', argument: '', shape: 'panel' };
const isPageHidden = () => element('main').getAttribute('aria-hidden') === 'true';
const title = (dialog: Element) => dialog.querySelector('h2')?.textContent;
const dialogs = () => [...document.querySelectorAll('dialog')].filter(isOpen);

/** Waits until the dialog has its content, and the page behind is hidden from screen readers. */
async function expectCartOpen(): Promise<void> {
  await waitFor(() => expect(cartFrame().textContent).toContain('Your cart is empty'));
  await waitFor(() => expect(isPageHidden()).toBe(true));
  expect(isOpen(cartFrame())).toBe(true);
  expect($dialog.get()).toEqual(CART);
}

async function expectAllClosed(): Promise<void> {
  await waitFor(() => expect(isPageHidden()).toBe(false));
  expect(dialogs()).toEqual([]);
  expect($dialog.get()).toBeUndefined();
}

async function openCart(): Promise<void> {
  cartButton().focus();
  cartButton().click();
  await expectCartOpen();
}

/** Opens a dialog from inside the cart and waits for it. */
async function openInside(): Promise<HTMLElement> {
  openDialog('pay-later-info');
  await waitFor(() => expect(dialogs().map(title)).toEqual(['Your cart', 'Pay later']));
  return element('#mini-cart dialog');
}

beforeAll(async () => {
  showShopPage(runInThisContext);
  await import('./main.ts');
});

afterEach(async () => {
  history.replaceState(null, '', '/');
  do {
    closeDialog();
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while ($dialog.get());
  await expectAllClosed();
});

describe("the header's cart", () => {
  test('opens through the store of dialogs, in the frame of the page, and writes no address', async () => {
    await openCart();
    expect(dialogs()).toEqual([cartFrame()]);
    expect(location.hash).toBe('');
  });

  test.each([
    ['Escape', pressEscape],
    ['Close', () => element('#mini-cart [popovertargetaction]').click()],
    ['a click beside it', clickBeside],
    ['a script', closeDialog],
  ])('is closed by %s, and the focus returns to the button', async (_, close) => {
    await openCart();
    expect(cartFrame().contains(document.activeElement)).toBe(true);
    close();
    await expectAllClosed();
    expect(document.activeElement).toBe(cartButton());
  });

  test('is closed when the path changes', async () => {
    await openCart();
    history.pushState(null, '', '/c/all');
    dispatchEvent(new Event('popstate'));
    await expectAllClosed();
    expect(location.pathname).toBe('/c/all');
  });

  test('stays open while the address changes on the same path', async () => {
    await openCart();
    history.replaceState(null, '', '/?sort=newest#main');
    dispatchEvent(new Event('popstate'));
    await expectCartOpen();
  });

  test('has its content at once when it is opened again', async () => {
    await openCart();
    const content = cartFrame().querySelector('.cart');
    pressEscape();
    await expectAllClosed();
    await openCart();
    expect(cartFrame().querySelector('.cart')).toBe(content);
  });

  test.each(['#panel=mini-cart', '#modal=mini-cart'])('is opened by %s too, until Back', async (hash) => {
    location.hash = hash;
    await waitFor(() => expect(isPageHidden()).toBe(true));
    expect(dialogs()).toEqual([cartFrame()]);
    expect($dialog.get()?.name).toBe('mini-cart');
    expect(location.hash).toBe(hash);
    history.replaceState(null, '', '/');
    dispatchEvent(new Event('popstate'));
    await expectAllClosed();
  });

  test('removes its hash when it is closed', async () => {
    location.hash = '#panel=mini-cart';
    await expectCartOpen();
    pressEscape();
    await expectAllClosed();
    expect(location.hash).toBe('');
  });
});

describe('a dialog that is opened from inside the cart', () => {
  test('is stacked on top of it', async () => {
    await openCart();
    await openInside();
    expect($dialog.get()?.name).toBe('pay-later-info');
    expect(location.hash).toBe('#modal=pay-later-info');
  });

  test('returns to the cart and its focus when it is closed', async () => {
    await openCart();
    const { activeElement } = document;
    await openInside();
    pressEscape();
    await waitFor(() => expect(dialogs()).toEqual([cartFrame()]));
    await expectCartOpen();
    expect(document.activeElement).toBe(activeElement);
    expect(location.hash).toBe('');
  });

  test('returns to the address of the cart', async () => {
    location.hash = '#panel=mini-cart';
    await expectCartOpen();
    await openInside();
    expect(location.hash).toBe('#modal=pay-later-info');
    pressEscape();
    await expectCartOpen();
    expect(location.hash).toBe('#panel=mini-cart');
  });

  test('closes when the visitor goes back to the address of the cart', async () => {
    location.hash = '#panel=mini-cart';
    await expectCartOpen();
    await openInside();
    history.replaceState(null, '', '#panel=mini-cart');
    dispatchEvent(new Event('popstate'));
    await waitFor(() => expect(dialogs()).toEqual([cartFrame()]));
    await expectCartOpen();
  });

  test('is replaced by the next one, the cart still open', async () => {
    await openCart();
    await openInside();
    openDialog('bopis-store-search');
    await waitFor(() => expect(dialogs().map(title)).toEqual(['Your cart', 'Choose your store']));
  });

  test('is closed with the cart by a click beside both', async () => {
    await openCart();
    await openInside();
    clickBeside();
    await expectAllClosed();
  });

  test('is closed with the cart when the path changes', async () => {
    await openCart();
    await openInside();
    history.pushState(null, '', '/c/all');
    dispatchEvent(new Event('popstate'));
    await expectAllClosed();
  });
});

describe('a dialog that is opened from elsewhere', () => {
  test('replaces the cart', async () => {
    await openCart();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    openDialog('pay-later-info');
    await waitFor(() => expect(dialogs().map(title)).toEqual(['Pay later']));
    expect($dialog.get()?.name).toBe('pay-later-info');
  });
});
