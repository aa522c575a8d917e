// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { isPageInUse, watchEdits, type Edits } from './page-use.ts';

let edits: Edits;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <input name="email"><input type="hidden" name="token" value="x"><textarea name="text">as it was</textarea>
    <input type="checkbox" name="news" checked>
    <select name="size"><option>41</option><option>42</option></select>
    <select name="sort"><option>featured</option><option selected>newest</option></select>
  </main>`;
  edits = watchEdits(document);
});

function control<Kind extends HTMLElement>(name: string): Kind {
  return document.querySelector<Kind>(`[name=${name}]`) ?? expect.fail(name);
}

const isInUse = (calls = 0) => isPageInUse(document, edits, calls);

describe('a page in use', () => {
  test('is not one whose forms are as they came', () => expect(isInUse()).toBe(false));

  test('has a control that differs from its default', () => {
    control<HTMLInputElement>('email').value = 'a';
    expect(isInUse()).toBe(true);
    control<HTMLInputElement>('email').value = '';
    expect(isInUse()).toBe(false);
    control<HTMLTextAreaElement>('text').value = 'changed';
    expect(isInUse()).toBe(true);
  });

  test('has a box that was unchecked', () => {
    control<HTMLInputElement>('news').checked = false;
    expect(isInUse()).toBe(true);
  });

  test.each([
    ['size', 1],
    ['sort', 0],
  ])('has another option chosen: %s', (name, index) => {
    control<HTMLSelectElement>(name).selectedIndex = index;
    expect(isInUse()).toBe(true);
  });

  test('has a field that was typed into, also where a script sets the default to each value', () => {
    const field = control<HTMLInputElement>('email');
    field.value = 'a';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.defaultValue = 'a';
    expect(isInUse()).toBe(true);
  });

  test('has a call that runs, an order included', () => expect(isInUse(1)).toBe(true));

  test.each(['<div aria-busy="true"></div>', '<dialog open></dialog>', '<div data-screen="checkout"></div>'])(
    'shows %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isInUse()).toBe(true);
    },
  );
});
