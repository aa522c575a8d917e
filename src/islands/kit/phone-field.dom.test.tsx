// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { phoneCountryOf } from '../../../domain/phone.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { control, descriptionOf, renderIsland } from './island.test-support.tsx';
import { PhoneField } from './PhoneField.tsx';

const onChange = vi.fn<(value: string) => void>();

function Form({ initial = '', country = 'US' }: { readonly initial?: string; readonly country?: string }) {
  const [text, setText] = useState(initial);
  const change = (given: string) => {
    onChange(given);
    setText(given);
  };
  const field = { name: 'phone', value: text, isRequired: true, error: undefined, change, leave: () => {} };
  return <PhoneField field={field} label="Phone" autoComplete="tel" country={phoneCountryOf(country)} />;
}

/** Edits the text as a browser does; `|` is the caret. */
function edit(marked: string, inputType = 'insertText'): string {
  const input = control('Phone');
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.setSelectionRange(caret, caret);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType }));
  const at = input.selectionStart ?? -1;
  return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
}

beforeEach(() => writePageData({ region: 'NORA' }));

describe('a phone field', () => {
  test('shows a number in its mask once it is whole, and hands over its digits', () => {
    renderIsland(<Form />);
    expect(edit('212555010|')).toBe('212555010|');
    expect(edit('2125550100|')).toBe('(212) 555 - 0100|');
    expect(onChange).toHaveBeenLastCalledWith('2125550100');
  });

  test('leaves the caret after the digits it stood after', () => {
    renderIsland(<Form initial="2125550100" />);
    expect(edit('(212) 55| - 0100', 'deleteContentBackward')).toBe('21255|0100');
    expect(edit('212557|0100')).toBe('(212) 557| - 0100');
    expect(edit('(212) 557| -0100', 'deleteContentForward')).toBe('(212) 557 - |0100');
    expect(edit('(212) 557 -|0100', 'deleteContentBackward')).toBe('(212) 557| - 0100');
  });

  test('takes a pasted number with the marks and spaces of another program', () => {
    renderIsland(<Form />);
    expect(edit('\u202a212.555.0100\u202c|', 'insertFromPaste')).toBe('(212) 555 - 0100|');
    expect(edit('+44 20 7946 0018|', 'insertFromPaste')).toBe('+44 20 7946 0018|');
    expect(onChange).toHaveBeenLastCalledWith('+44 20 7946 0018');
  });

  test('is described by its digits alone while a mask is shown', () => {
    renderIsland(<Form initial="2125550100" />);
    expect(control('Phone').value).toBe('(212) 555 - 0100');
    expect(descriptionOf('Phone')).toBe('2 1 2 5 5 5 0 1 0 0');
    edit('21255|');
    expect(descriptionOf('Phone')).toBe('');
  });

  test('follows the country', () => {
    const { rerender } = renderIsland(<Form initial="612345678" country="ES" />);
    expect(control('Phone').value).toBe('612 345 678');
    rerender(<Form initial="612345678" country="NL" />);
    expect(control('Phone').value).toBe('6 12 34 56 78');
  });
});
