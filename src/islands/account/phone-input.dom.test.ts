// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { maskPhone } from './phone-input.ts';

/** The field of a form, as `Field.astro` writes it. */
function fieldOf({ value = '', country = '' } = {}): HTMLInputElement {
  const select = `<select name="countryCode"><option value="${country}" selected></option></select>`;
  document.body.innerHTML = `<form>${country && select}
    <input type="tel" id="phone" value="${value}" aria-describedby="phone-hint"><p id="phone-hint"></p></form>`;
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field.');
  maskPhone(input);
  return input;
}

/** Edits the text as a browser does; `|` is the caret. */
function edit(input: HTMLInputElement, marked: string, inputType = 'insertText'): string {
  input.value = marked.replace('|', '');
  const caret = marked.indexOf('|');
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  const at = input.selectionStart ?? -1;
  return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
}

const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => [id, document.getElementById(id)?.textContent]);

beforeEach(() => writePageData({ region: 'NORA', country: 'US' }));

describe('the phone field of a form without React', () => {
  test('shows a number in its mask once it is whole, with the caret at its digit', () => {
    const input = fieldOf();
    expect(edit(input, '212555010|')).toBe('212555010|');
    expect(edit(input, '2125550100|')).toBe('(212) 555 - 0100|');
    expect(edit(input, '(212) 55| - 0100', 'deleteContentBackward')).toBe('21255|0100');
    expect(edit(input, '212557|0100')).toBe('(212) 557| - 0100');
    expect(edit(input, '(212) 557| -0100', 'deleteContentForward')).toBe('(212) 557 - |0100');
  });

  test('takes a pasted number, and leaves one in international form as it is', () => {
    const input = fieldOf();
    expect(edit(input, '\u202a212.555.0100\u202c|', 'insertFromPaste')).toBe('(212) 555 - 0100|');
    expect(edit(input, '+44 20 7946 0018|', 'insertFromPaste')).toBe('+44 20 7946 0018|');
    expect(fieldOf({ value: '+15035550142' }).value).toBe('+15035550142');
  });

  test('is described by its digits while a mask is shown, before its hint', () => {
    const input = fieldOf({ value: '2125550100' });
    expect(input.value).toBe('(212) 555 - 0100');
    expect(described(input)).toEqual([
      ['phone-digits', '2 1 2 5 5 5 0 1 0 0'],
      ['phone-hint', ''],
    ]);
    edit(input, '21255|');
    expect(described(input)).toEqual([['phone-hint', '']]);
    expect(document.getElementById('phone-digits')).toBeNull();
  });

  test('follows the country that the form has chosen', () => {
    expect(fieldOf({ value: '612345678', country: 'ES' }).value).toBe('612 345 678');
    expect(fieldOf({ value: '612345678', country: 'NL' }).value).toBe('6 12 34 56 78');
  });
});
