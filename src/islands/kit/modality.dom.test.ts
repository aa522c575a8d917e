// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeModal } from './modality.ts';
import { installPopovers, pressEscape } from './popover.test-support.ts';

const PAGE = `
  <header><a href="/">Home</a><svg></svg></header>
  <main>
    <p id="before" aria-hidden="false"></p>
    <dialog id="lower" popover="auto">
      <button type="button">Lower</button>
      <dialog id="upper" popover="auto"><button type="button">Upper</button></dialog>
    </dialog>
    <p id="after" aria-hidden="true"></p>
  </main>
  <footer></footer>
  <div id="toasts"><button type="button">Close the message</button></div>
  <script type="application/json">{}</script>
  <template></template>`;

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the page.`);
  return found;
}

/** What is hidden from screen readers, each by its id or name; without guards and scrims, which are empty. */
const hidden = () =>
  [...document.querySelectorAll('[aria-hidden="true"]:not(div)')].map(({ id, localName }) => id || localName);
const scrimParents = () =>
  [...document.querySelectorAll('.scrim')].map(({ parentElement }) => parentElement?.localName);
const isPageStill = () => document.documentElement.classList.contains('is-still');
const focused = () => document.activeElement?.textContent;

function open(selector: string): HTMLElement {
  const dialog = element(selector);
  dialog.showPopover();
  makeModal(dialog, null);
  element(`${selector} > button`).focus();
  return dialog;
}

async function expectPageFree(): Promise<void> {
  await waitFor(() => expect(scrimParents()).toEqual([]));
  expect(isPageStill()).toBe(false);
}

beforeAll(installPopovers);
beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(async () => {
  element('#lower').hidePopover();
  await expectPageFree();
});

describe('a modal popover', () => {
  test('hides the page from screen readers, except messages, the header and what has an attribute of its own', async () => {
    open('#lower');
    expect(hidden()).toEqual(['after', 'footer']);
    expect(element('#before').getAttribute('aria-hidden')).toBe('false');
    pressEscape();
    await waitFor(() => expect(hidden()).toEqual(['after']));
  });

  test('covers the page until it has closed', async () => {
    open('#lower');
    await waitFor(() => expect(isPageStill()).toBe(true));
    expect(scrimParents()).toEqual(['body']);
    pressEscape();
    await expectPageFree();
  });

  test('lets no press on the cover move the focus', () => {
    open('#lower');
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    expect(element('.scrim').dispatchEvent(press)).toBe(false);
  });

  test('takes the focus back from the page, but not from messages', () => {
    open('#lower');
    element('header a').focus();
    expect(focused()).toBe('Lower');
    element('#toasts button').focus();
    expect(focused()).toBe('Close the message');
    element('header a').focus();
    expect(focused()).toBe('Lower');
  });

  test('leaves the focus where it is once it is closed', () => {
    open('#lower').hidePopover();
    element('header a').focus();
    expect(focused()).toBe('Home');
  });
});

describe('a popover on top of another', () => {
  test('hides both the page and the lower one from screen readers', async () => {
    open('#lower');
    open('#upper');
    expect(hidden()).toEqual(['button', 'after', 'footer']);
    pressEscape();
    await waitFor(() => expect(hidden()).toEqual(['after', 'footer']));
    pressEscape();
    await waitFor(() => expect(hidden()).toEqual(['after']));
  });

  test('covers the lower one, and the page stays covered once it is closed', async () => {
    open('#lower');
    open('#upper');
    expect(scrimParents()).toEqual(['dialog', 'body']);
    pressEscape();
    await waitFor(() => expect(scrimParents()).toEqual(['body']));
    expect(isPageStill()).toBe(true);
  });

  test('takes the focus back from both', () => {
    open('#lower');
    open('#upper');
    for (const behind of ['#lower > button', 'header a']) {
      element(behind).focus();
      expect(focused(), behind).toBe('Upper');
    }
  });
});
